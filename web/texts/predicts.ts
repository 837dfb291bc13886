import { texts } from './texts.ts'

export const predictsTexts = texts({
  en: {
    title: 'What predicts',
    filters: 'What is compared',
    assessment: 'Assessment',
    noAssessments: 'There is no assessment in use',
    noAssessmentsMore: 'Once one is published and taken, what it says is set beside what people achieve.',
    metric: 'Result of work',
    metrics: {
      connection_rate: 'Connected calls',
      conversion_rate: 'Conversions',
      follow_up_compliance: 'Follow-ups kept',
    },
    heading: (metric: string) => `What goes with: ${metric}`,
    about: (people: string) =>
      `${people} people with results and work to set beside them. A dot right of the line: more of this strength, more of it. Grey: cannot be told from chance, as so many relations are looked at together. Each interval is of its relation alone, so a grey one can lie wholly beside the line.`,
    everybody: 'This is about everybody in this installation, not only the team chosen above.',
    leftOut: (count: string) => `Left out, as their answers are doubtful: ${count}.`,
    none: 'There is nothing to compare yet',
    noneMore:
      'Once people have results and have made calls, the two stand beside each other here. From 30 people on something can be said.',
    few: (people: string, needed: string) =>
      `Nothing can be claimed yet: ${people} people have both a result and work to compare it with. At least ${needed} more are needed; with fewer, chance alone would paint a picture.`,
    chance:
      'Nothing can be claimed: none of these can be told from chance. That does not show that there is no relation, only that it is not large enough to be seen among so many people.',
    overall: 'All together',
    everyStrength: 'every strength',
    practice: {
      connection_rate: (strength: string, more: string, low: string, high: string) =>
        `In calls: somebody one band higher in ${strength} connects about ${more} more of 100 (between ${low} and ${high}).`,
      conversion_rate: (strength: string, more: string, low: string, high: string) =>
        `In leads: somebody one band higher in ${strength} converts about ${more} more of 100 contacted (between ${low} and ${high}).`,
      follow_up_compliance: (strength: string, more: string, low: string, high: string) =>
        `In follow-ups: somebody one band higher in ${strength} keeps about ${more} more of 100 in time (between ${low} and ${high}).`,
      other: (strength: string, more: string, low: string, high: string) =>
        `Somebody one band higher in ${strength} has about ${more} more of it (between ${low} and ${high}).`,
    },
    practiceLess: {
      connection_rate: (strength: string, less: string, low: string, high: string) =>
        `In calls: somebody one band higher in ${strength} connects about ${less} fewer of 100 (between ${low} and ${high}).`,
      conversion_rate: (strength: string, less: string, low: string, high: string) =>
        `In leads: somebody one band higher in ${strength} converts about ${less} fewer of 100 contacted (between ${low} and ${high}).`,
      follow_up_compliance: (strength: string, less: string, low: string, high: string) =>
        `In follow-ups: somebody one band higher in ${strength} keeps about ${less} fewer of 100 in time (between ${low} and ${high}).`,
      other: (strength: string, less: string, low: string, high: string) =>
        `Somebody one band higher in ${strength} has about ${less} less of it (between ${low} and ${high}).`,
    },
    figure: (r: string, low: string, high: string) => `${r} [${low}, ${high}]`,
    waiting: (needed: string) => `${needed} more people needed`,
    same: 'all the same on one side',
    asTable: 'The same as a table',
    strength: 'Strength',
    people: 'People',
    r: 'Correlation',
    interval: '95% interval',
    corrected: 'Among people at large',
    verdict: 'What can be said',
    verdicts: {
      claimed: 'goes with it',
      maybe: 'maybe; among so many, often chance',
      chance: 'not to be told from chance',
      none: 'nothing yet',
    },
    all: 'All of what predicts',
    many: (relations: string, expected: string) =>
      `${relations} relations were looked at together; about ${expected} of them would look real by chance alone. What is claimed here takes that into account.`,
    care: 'Going together is not causing. This is about groups: it says little about one person, and is no ground to choose or refuse anybody.',
    correctedMore:
      'People in a job vary less than people at large, which makes correlations smaller. The last figures say what they would be among people at large.',
    exercises: 'Practical exercises beside how people see themselves',
    exercisesMore:
      'A dot right of the line: those who rate themselves higher also do better in the exercises of that strength.',
  },
  hi: {
    title: 'क्या संकेत देता है',
    filters: 'किसकी तुलना',
    assessment: 'आकलन',
    noAssessments: 'कोई आकलन चालू नहीं है',
    noAssessmentsMore: 'प्रकाशित और पूरा होने पर, उसकी बात लोगों के काम के साथ रखी जाएगी।',
    metric: 'काम का नतीजा',
    metrics: {
      connection_rate: 'हुई बातें',
      conversion_rate: 'ग्राहक बने',
      follow_up_compliance: 'निभाए फ़ॉलो-अप',
    },
    heading: metric => `किसके साथ चलता है: ${metric}`,
    about: people =>
      `${people} लोग जिनके परिणाम और काम दोनों हैं। रेखा के दाएँ बिंदु: यह क्षमता अधिक, तो वह भी अधिक। धूसर: संयोग से अलग नहीं, क्योंकि बहुत से संबंध एक साथ देखे जाते हैं। हर अंतराल केवल अपने संबंध का है, इसलिए धूसर अंतराल भी पूरा रेखा के एक ओर हो सकता है।`,
    everybody: 'यह यहाँ के सभी लोगों के बारे में है, केवल ऊपर चुनी गई टीम के नहीं।',
    leftOut: count => `${count} और छोड़े गए: उनके उत्तर संदिग्ध हैं।`,
    none: 'अभी तुलना के लिए कुछ नहीं है',
    noneMore: 'लोगों के परिणाम और कॉल होने पर दोनों यहाँ साथ दिखेंगे। 30 लोगों से कुछ कहा जा सकता है।',
    few: (people, needed) =>
      `अभी कुछ दावा नहीं किया जा सकता: ${people} लोगों के परिणाम और काम दोनों हैं। कम से कम ${needed} और चाहिए; कम में केवल संयोग तस्वीर बना देगा।`,
    chance:
      'कुछ दावा नहीं किया जा सकता: इनमें से कोई भी संयोग से अलग नहीं। इससे यह सिद्ध नहीं होता कि संबंध नहीं है, बस इतने लोगों में दिखने जितना बड़ा नहीं है।',
    overall: 'सब मिलाकर',
    everyStrength: 'हर क्षमता',
    practice: {
      connection_rate: (strength, more, low, high) =>
        `कॉल में: ${strength} में एक श्रेणी ऊपर वाले की 100 में लगभग ${more} और कॉल में बात होती है (${low} से ${high} के बीच)।`,
      conversion_rate: (strength, more, low, high) =>
        `लीड में: ${strength} में एक श्रेणी ऊपर वाला 100 संपर्कों में लगभग ${more} और को ग्राहक बनाता है (${low} से ${high} के बीच)।`,
      follow_up_compliance: (strength, more, low, high) =>
        `फ़ॉलो-अप में: ${strength} में एक श्रेणी ऊपर वाला 100 में लगभग ${more} और समय पर निभाता है (${low} से ${high} के बीच)।`,
      other: (strength, more, low, high) =>
        `${strength} में एक श्रेणी ऊपर वाले का यह लगभग ${more} अधिक है (${low} से ${high} के बीच)।`,
    },
    practiceLess: {
      connection_rate: (strength, less, low, high) =>
        `कॉल में: ${strength} में एक श्रेणी ऊपर वाले की 100 में लगभग ${less} कम कॉल में बात होती है (${low} से ${high} के बीच)।`,
      conversion_rate: (strength, less, low, high) =>
        `लीड में: ${strength} में एक श्रेणी ऊपर वाला 100 संपर्कों में लगभग ${less} कम को ग्राहक बनाता है (${low} से ${high} के बीच)।`,
      follow_up_compliance: (strength, less, low, high) =>
        `फ़ॉलो-अप में: ${strength} में एक श्रेणी ऊपर वाला 100 में लगभग ${less} कम समय पर निभाता है (${low} से ${high} के बीच)।`,
      other: (strength, less, low, high) =>
        `${strength} में एक श्रेणी ऊपर वाले का यह लगभग ${less} कम है (${low} से ${high} के बीच)।`,
    },
    figure: (r, low, high) => `${r} [${low}, ${high}]`,
    waiting: needed => `${needed} और लोग चाहिए`,
    same: 'एक ओर सब समान',
    asTable: 'यही तालिका में',
    strength: 'क्षमता',
    people: 'लोग',
    r: 'सहसंबंध',
    interval: '95% अंतराल',
    corrected: 'सामान्य लोगों में',
    verdict: 'क्या कहा जा सकता है',
    verdicts: {
      claimed: 'साथ चलता है',
      maybe: 'शायद; इतनों में अक्सर संयोग',
      chance: 'संयोग से अलग नहीं',
      none: 'अभी कुछ नहीं',
    },
    all: 'क्या संकेत देता है, पूरा देखें',
    many: (relations, expected) =>
      `${relations} संबंध एक साथ देखे गए; केवल संयोग से लगभग ${expected} सच जैसे दिखते। यहाँ का दावा इसे ध्यान में रखता है।`,
    care: 'साथ चलना कारण होना नहीं है। यह समूहों के बारे में है: एक व्यक्ति के बारे में कम बताता है, और किसी को चुनने या मना करने का आधार नहीं।',
    correctedMore:
      'एक ही काम के लोगों में अंतर कम होता है, जिससे सहसंबंध छोटे दिखते हैं। अंतिम आँकड़े बताते हैं कि सामान्य लोगों में वे कितने होते।',
    exercises: 'व्यावहारिक अभ्यास और लोगों की अपनी राय',
    exercisesMore: 'रेखा के दाएँ बिंदु: जो खुद को ऊँचा आँकते हैं, वे उस क्षमता के अभ्यास भी बेहतर करते हैं।',
  },
})
