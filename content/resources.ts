import type { Dimension } from './definition.ts'

/** Something to do or to read, in a person's own time; without an address, because it needs none. */
export type Suggestion = {
  key: string
  dimension: Dimension
  /** When an action plan can ask for it. */
  horizon: 'week' | 'quarter' | 'year'
  kind: 'exercise' | 'practice' | 'reading'
  en: { title: string; excerpt: string }
  hi: { title: string; excerpt: string }
}

export const suggestions: Suggestion[] = [
  {
    key: 'analytical-week',
    dimension: 'analytical_thinking',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Three causes before one answer',
      excerpt:
        'Take one problem of this week. Before you act, write down three possible causes and, beside each, what you would see if it were the true one. Look for that sign first, then decide.',
    },
    hi: {
      title: 'एक उत्तर से पहले तीन कारण',
      excerpt:
        'इस हफ़्ते की एक समस्या लीजिए। कुछ करने से पहले तीन संभावित कारण लिखिए और हर कारण के सामने लिखिए कि अगर वही सही हो तो क्या दिखाई देगा। पहले वह संकेत खोजिए, फिर निर्णय कीजिए।',
    },
  },
  {
    key: 'analytical-quarter',
    dimension: 'analytical_thinking',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'A decision log of one line each',
      excerpt:
        'For three months, note every decision that matters: what you chose, what you expected and how sure you were in percent. Compare with what happened at the end of each month; the gap shows where your reasoning leans.',
    },
    hi: {
      title: 'एक-एक पंक्ति का निर्णय-लेखा',
      excerpt:
        'तीन महीने तक हर ज़रूरी निर्णय नोट कीजिए: क्या चुना, क्या उम्मीद थी और कितने प्रतिशत भरोसा था। हर महीने के अंत में उसे परिणाम से मिलाइए; अंतर बताएगा कि सोच किस ओर झुकती है।',
    },
  },
  {
    key: 'analytical-year',
    dimension: 'analytical_thinking',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'Statistics for everyday questions',
      excerpt:
        'Work through an introductory book or free course on statistics: averages and spread, samples, correlation and cause. After each chapter, find one figure from your own work that it helps you read better.',
    },
    hi: {
      title: 'रोज़ के प्रश्नों के लिए सांख्यिकी',
      excerpt:
        'सांख्यिकी की कोई शुरुआती किताब या मुफ़्त पाठ्यक्रम पूरा कीजिए: औसत और फैलाव, नमूने, सहसंबंध और कारण। हर अध्याय के बाद अपने काम का एक आँकड़ा खोजिए जिसे अब आप बेहतर समझते हैं।',
    },
  },
  {
    key: 'creative-week',
    dimension: 'creative_expression',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Ten ways, the last five count',
      excerpt:
        'Choose a task you always do the same way and list ten other ways to do it, silly ones included. The first five come easily; keep going until ten and try one of the second half on Friday.',
    },
    hi: {
      title: 'दस तरीके, आखिरी पाँच की गिनती',
      excerpt:
        'एक काम चुनिए जिसे आप हमेशा एक ही तरह करते हैं और उसे करने के दस और तरीके लिखिए, अटपटे भी। पहले पाँच आसानी से आते हैं; दस तक लिखते रहिए और आखिरी पाँच में से एक शुक्रवार को आज़माइए।',
    },
  },
  {
    key: 'creative-quarter',
    dimension: 'creative_expression',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'One small thing finished every fortnight',
      excerpt:
        'Every two weeks make one small piece and show it to somebody: a sketch, a better form, a short text, a new way to open a call. Ask what surprised them, and carry that into the next one.',
    },
    hi: {
      title: 'हर पखवाड़े एक छोटी चीज़ पूरी',
      excerpt:
        'हर दो हफ़्ते में एक छोटी चीज़ बनाइए और किसी को दिखाइए: एक रेखाचित्र, एक बेहतर फ़ॉर्म, एक छोटा लेख, बातचीत शुरू करने का नया ढंग। पूछिए कि उन्हें किस बात ने चौंकाया, और उसे अगली चीज़ में ले जाइए।',
    },
  },
  {
    key: 'creative-year',
    dimension: 'creative_expression',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'How makers of another trade work',
      excerpt:
        'Read how people of a craft far from yours make things: architects, cooks, composers. Note one habit per book that would fit your own work, and keep those that survive a month.',
    },
    hi: {
      title: 'दूसरे पेशे के लोग कैसे रचते हैं',
      excerpt:
        'अपने काम से दूर के किसी हुनर के बारे में पढ़िए: वास्तुकार, रसोइए, संगीतकार। हर किताब से एक आदत चुनिए जो आपके काम में भी बैठे, और जो एक महीना टिके उसे रखिए।',
    },
  },
  {
    key: 'leadership-week',
    dimension: 'leadership_potential',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Hand over a result, not a task',
      excerpt:
        'Pass one piece of work to a colleague by describing the result and by when, and leave the way to them. Ask once in between how it goes, and thank them for what they did differently from you.',
    },
    hi: {
      title: 'काम नहीं, परिणाम सौंपिए',
      excerpt:
        'एक काम सहकर्मी को सौंपिए: परिणाम और समय बताइए, तरीका उन पर छोड़िए। बीच में एक बार हाल पूछिए, और उन्होंने जो आपसे अलग किया उसके लिए धन्यवाद दीजिए।',
    },
  },
  {
    key: 'leadership-quarter',
    dimension: 'leadership_potential',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'Lead something small to its end',
      excerpt:
        'Offer to run one small undertaking with two or three others: a new list to call, a training hour, a clean-up. Agree on the goal in one sentence, meet briefly each week, and finish with what to keep and what to change.',
    },
    hi: {
      title: 'एक छोटी पहल को अंत तक ले जाइए',
      excerpt:
        'दो-तीन लोगों के साथ एक छोटी पहल की ज़िम्मेदारी लीजिए: एक नई सूची, प्रशिक्षण का एक घंटा, एक सफ़ाई। लक्ष्य एक वाक्य में तय कीजिए, हर हफ़्ते थोड़ी देर मिलिए और अंत में लिखिए कि क्या रखना है और क्या बदलना है।',
    },
  },
  {
    key: 'leadership-year',
    dimension: 'leadership_potential',
    horizon: 'year',
    kind: 'practice',
    en: {
      title: 'A mentor above, a learner beside',
      excerpt:
        'Meet somebody with more experience once a month and bring one real question. In the same year accompany one person who is new. What you explain to the one, you will have understood from the other.',
    },
    hi: {
      title: 'एक मार्गदर्शक, एक सीखने वाला',
      excerpt:
        'अधिक अनुभवी किसी व्यक्ति से महीने में एक बार मिलिए और एक असली प्रश्न ले जाइए। इसी साल किसी नए साथी का साथ दीजिए। जो एक को समझाते हैं, वह दूसरे से समझा हुआ होता है।',
    },
  },
  {
    key: 'communication-week',
    dimension: 'communication_skills',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Say back what you heard',
      excerpt:
        'In five conversations this week, repeat the other person’s point in your own words before you answer, and ask whether you got it right. Count how often they add something that you would have missed.',
    },
    hi: {
      title: 'जो सुना, उसे दोहराइए',
      excerpt:
        'इस हफ़्ते पाँच बातचीत में उत्तर देने से पहले सामने वाले की बात अपने शब्दों में दोहराइए और पूछिए कि ठीक समझा या नहीं। गिनिए कि कितनी बार वे ऐसा कुछ जोड़ते हैं जो छूट जाता।',
    },
  },
  {
    key: 'communication-quarter',
    dimension: 'communication_skills',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'Five minutes in front of people',
      excerpt:
        'Once every two weeks, present something for five minutes: one message, one example, one request. Have it recorded or ask a colleague for one thing to keep and one to change, and change only that next time.',
    },
    hi: {
      title: 'लोगों के सामने पाँच मिनट',
      excerpt:
        'हर दो हफ़्ते में पाँच मिनट कुछ प्रस्तुत कीजिए: एक संदेश, एक उदाहरण, एक अनुरोध। रिकॉर्ड कीजिए या किसी से पूछिए कि एक चीज़ क्या रखें और एक क्या बदलें; अगली बार बस वही बदलिए।',
    },
  },
  {
    key: 'communication-year',
    dimension: 'communication_skills',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'Plain writing, learned slowly',
      excerpt:
        'Read a guide to clear writing and take one rule a month: shorter sentences, the point first, the active voice. Go over your sent messages of that month with this one rule in hand.',
    },
    hi: {
      title: 'सरल लेखन, धीरे-धीरे',
      excerpt:
        'स्पष्ट लेखन की कोई किताब पढ़िए और हर महीने एक नियम लीजिए: छोटे वाक्य, मुख्य बात पहले, सीधी क्रिया। उस महीने के भेजे हुए संदेश इसी एक नियम के साथ दोबारा देखिए।',
    },
  },
  {
    key: 'emotional-week',
    dimension: 'emotional_intelligence',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Name it before you act on it',
      excerpt:
        'When something stirs you this week, pause for one breath and find the exact word: annoyed, worried, disappointed, proud. Note the word and what you did next. At the end of the week look for a pattern.',
    },
    hi: {
      title: 'कुछ करने से पहले नाम दीजिए',
      excerpt:
        'इस हफ़्ते जब कोई बात मन को छुए, एक साँस रुकिए और सही शब्द खोजिए: चिढ़, चिंता, निराशा, गर्व। शब्द और उसके बाद क्या किया, दोनों लिखिए। हफ़्ते के अंत में दोहराव खोजिए।',
    },
  },
  {
    key: 'emotional-quarter',
    dimension: 'emotional_intelligence',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'Ask how it felt',
      excerpt:
        'After one demanding conversation each week, ask the other person how it was for them and listen without explaining yourself. Write down in one line what you did not expect.',
    },
    hi: {
      title: 'पूछिए कि कैसा लगा',
      excerpt:
        'हर हफ़्ते एक कठिन बातचीत के बाद सामने वाले से पूछिए कि उन्हें कैसा लगा, और सफ़ाई दिए बिना सुनिए। जो आपने नहीं सोचा था, उसे एक पंक्ति में लिखिए।',
    },
  },
  {
    key: 'emotional-year',
    dimension: 'emotional_intelligence',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'Lives unlike your own',
      excerpt:
        'Read four novels or memoirs this year by people whose lives differ from yours in age, place or work. After each, describe one decision in it that you first found strange, as the person would explain it.',
    },
    hi: {
      title: 'अपने से अलग जीवन',
      excerpt:
        'इस साल चार उपन्यास या आत्मकथाएँ पढ़िए, ऐसे लोगों की जिनकी उम्र, जगह या काम आपसे अलग हो। हर एक के बाद कोई ऐसा निर्णय, जो पहले अजीब लगा था, उसी व्यक्ति की नज़र से समझाइए।',
    },
  },
  {
    key: 'learning-week',
    dimension: 'learning_agility',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Twenty minutes of the unfamiliar',
      excerpt:
        'On three days, spend twenty minutes on something in your work that you have never tried: a function, a report, a colleague’s task. Afterwards write one sentence on what it is good for.',
    },
    hi: {
      title: 'अनजाने के बीस मिनट',
      excerpt:
        'तीन दिन, बीस-बीस मिनट अपने काम की ऐसी चीज़ को दीजिए जिसे कभी आज़माया नहीं: कोई सुविधा, कोई रिपोर्ट, किसी साथी का काम। बाद में एक वाक्य लिखिए कि वह किस काम आती है।',
    },
  },
  {
    key: 'learning-quarter',
    dimension: 'learning_agility',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'Look back for a quarter of an hour',
      excerpt:
        'Every Friday, write down one thing that worked, one that did not and one to try next week. Begin the next Friday with whether you tried it. After twelve weeks read all twelve pages at once.',
    },
    hi: {
      title: 'पंद्रह मिनट पीछे मुड़कर',
      excerpt:
        'हर शुक्रवार लिखिए: एक बात जो चली, एक जो नहीं चली और एक जो अगले हफ़्ते आज़मानी है। अगला शुक्रवार इसी से शुरू कीजिए कि आज़माई या नहीं। बारह हफ़्ते बाद सारे पन्ने एक साथ पढ़िए।',
    },
  },
  {
    key: 'learning-year',
    dimension: 'learning_agility',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'Learn how learning works',
      excerpt:
        'Read about recall, spacing and mixing subjects, and use it on one skill you want this year: test yourself instead of reading again, come back after days instead of hours, and teach it once.',
    },
    hi: {
      title: 'सीखना कैसे काम करता है',
      excerpt:
        'याद से दोहराने, अंतराल और मिले-जुले अभ्यास के बारे में पढ़िए और इस साल के एक हुनर पर लगाइए: फिर से पढ़ने की जगह खुद को परखिए, घंटों की जगह दिनों बाद लौटिए, और एक बार किसी को सिखाइए।',
    },
  },
  {
    key: 'technical-week',
    dimension: 'technical_proficiency',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'One shortcut a day',
      excerpt:
        'Notice each day what you do by hand again and again in your tools, and look up the faster way: a shortcut, a template, a formula. Five days, five minutes each; keep a list.',
    },
    hi: {
      title: 'रोज़ एक आसान रास्ता',
      excerpt:
        'हर दिन देखिए कि अपने साधनों में कौन-सा काम बार-बार हाथ से करते हैं, और उसका तेज़ तरीका खोजिए: कोई शॉर्टकट, नमूना, सूत्र। पाँच दिन, पाँच-पाँच मिनट; सूची बनाइए।',
    },
  },
  {
    key: 'technical-quarter',
    dimension: 'technical_proficiency',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'Build one thing that saves an hour',
      excerpt:
        'Find a task that costs your team an hour a week and build something small that does most of it: a spreadsheet, a form, a script. Let two colleagues use it, and mend what they stumble over.',
    },
    hi: {
      title: 'एक चीज़ जो एक घंटा बचाए',
      excerpt:
        'ऐसा काम खोजिए जो टीम का हफ़्ते में एक घंटा लेता है और कुछ छोटा बनाइए जो उसका बड़ा हिस्सा कर दे: एक स्प्रेडशीट, एक फ़ॉर्म, एक स्क्रिप्ट। दो साथियों को चलाने दीजिए और जहाँ वे अटकें, सुधारिए।',
    },
  },
  {
    key: 'technical-year',
    dimension: 'technical_proficiency',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'The handbook of your main tool',
      excerpt:
        'Read the official handbook of the tool you use most, a chapter a month, with the tool open beside it. Aim to be the person others ask, and write down the answers you give twice.',
    },
    hi: {
      title: 'अपने मुख्य साधन की पुस्तिका',
      excerpt:
        'जिस साधन का सबसे अधिक उपयोग करते हैं उसकी आधिकारिक पुस्तिका पढ़िए, महीने में एक अध्याय, साधन सामने खोलकर। ऐसा बनिए कि लोग आपसे पूछें, और जो उत्तर दो बार दें उसे लिख लीजिए।',
    },
  },
  {
    key: 'work-ethic-week',
    dimension: 'work_ethic',
    horizon: 'week',
    kind: 'exercise',
    en: {
      title: 'Promise less, keep all of it',
      excerpt:
        'Write down every promise you make this week, small ones too, with its day. Strike out what you kept; tell people early where a day will not hold. Count on Friday.',
    },
    hi: {
      title: 'कम वादे, सब पूरे',
      excerpt:
        'इस हफ़्ते का हर वादा लिखिए, छोटा भी, और उसका दिन भी। जो पूरा हुआ उसे काटिए; जो दिन नहीं निभेगा, उसके बारे में पहले बताइए। शुक्रवार को गिनिए।',
    },
  },
  {
    key: 'work-ethic-quarter',
    dimension: 'work_ethic',
    horizon: 'quarter',
    kind: 'practice',
    en: {
      title: 'The hardest hour first',
      excerpt:
        'For three months, give the first undisturbed hour of the day to the work that matters most, before messages. Mark each day on a calendar, and plan for the days on which it will not be possible.',
    },
    hi: {
      title: 'सबसे कठिन घंटा पहले',
      excerpt:
        'तीन महीने तक दिन का पहला शांत घंटा सबसे ज़रूरी काम को दीजिए, संदेशों से पहले। हर दिन कैलेंडर पर निशान लगाइए, और जिन दिनों यह संभव न हो उनके लिए पहले से सोचिए।',
    },
  },
  {
    key: 'work-ethic-year',
    dimension: 'work_ethic',
    horizon: 'year',
    kind: 'reading',
    en: {
      title: 'Habits that outlast enthusiasm',
      excerpt:
        'Read about how habits form and change one routine a quarter: tie it to something you do anyway, make the first step tiny, and decide beforehand what you do after a missed day.',
    },
    hi: {
      title: 'आदतें जो उत्साह से लंबी चलें',
      excerpt:
        'आदतें कैसे बनती हैं, इस पर पढ़िए और हर तिमाही एक दिनचर्या बदलिए: उसे किसी रोज़ के काम से जोड़िए, पहला कदम बहुत छोटा रखिए, और पहले से तय कीजिए कि चूके हुए दिन के बाद क्या करेंगे।',
    },
  },
]
