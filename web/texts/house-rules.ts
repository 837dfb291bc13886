import { texts } from './texts.ts'

export const houseRulesTexts = texts({
  en: {
    writers: {
      title: 'Who writes assessments',
      hint: 'Whoever wrote one may take it out of use whatever their role. On the pages, what people who only take assessments have written is offered to nobody who was not told its address. Managers and others write through the API: the pages to write on are an admin’s.',
      least: 'At least this role',
      roles: { user: 'Test taker', telecaller: 'Telecaller', manager: 'Manager', admin: 'Admin' },
      sentences: {
        user: 'Everybody with an account may write assessments.',
        telecaller: 'Telecallers, managers and admins may write assessments.',
        manager: 'Managers and admins may write assessments.',
        admin: 'Only admins may write assessments.',
      },
      problems: {},
      save: 'Save who writes',
      saved: 'Who writes assessments was saved.',
      clash: 'Somebody saved another role while you were editing. Theirs:',
    },
    quota: {
      title: 'How many one person may keep',
      hint: 'Each may be 1 MB. Those taken out of use count, and former versions that somebody has taken.',
      label: 'Definitions a person, 0 to 100,000',
      sentence: (count: number, shown: string) =>
        count === 0
          ? 'Nobody may add another, or change one that somebody has taken. What there is stays.'
          : count === 1
            ? 'Each person may keep 1 definition.'
            : `Each person may keep ${shown} definitions.`,
      problem: 'A whole number from 0 to 100,000.',
      save: 'Save how many',
      saved: 'How many one person may keep was saved.',
      clash: 'Somebody saved another number while you were editing. Theirs:',
    },
    retakes: {
      title: 'Before somebody takes one again',
      hint: 'Counted from the last one that was submitted and gave a score. Whoever remembers the questions learns little from a second time soon after.',
      label: 'Days, 0 to 3,650',
      sentence: (days: number, shown: string) =>
        days === 0
          ? 'An assessment may be taken again at once.'
          : days === 1
            ? 'An assessment may be taken again after 1 day.'
            : `An assessment may be taken again after ${shown} days.`,
      problem: 'A whole number from 0 to 3,650.',
      save: 'Save the days',
      saved: 'The days before somebody takes one again were saved.',
      clash: 'Somebody saved other days while you were editing. Theirs:',
    },
  },
  hi: {
    writers: {
      title: 'आकलन कौन लिखता है',
      hint: 'जिसने लिखा है वह भूमिका कुछ भी हो उसे उपयोग से हटा सकता है। पेजों पर केवल परीक्षार्थियों का लिखा उसी को दिखता है जिसे उसका पता दिया गया। मैनेजर और दूसरे API से लिखते हैं: लिखने के पेज एडमिन के हैं।',
      least: 'कम से कम यह भूमिका',
      roles: { user: 'परीक्षार्थी', telecaller: 'टेलीकॉलर', manager: 'मैनेजर', admin: 'एडमिन' },
      sentences: {
        user: 'जिसका भी खाता है वह आकलन लिख सकता है।',
        telecaller: 'टेलीकॉलर, मैनेजर और एडमिन आकलन लिख सकते हैं।',
        manager: 'मैनेजर और एडमिन आकलन लिख सकते हैं।',
        admin: 'केवल एडमिन आकलन लिख सकते हैं।',
      },
      problems: {},
      save: 'कौन लिखता है सहेजें',
      saved: 'आकलन कौन लिखता है, सहेजा गया।',
      clash: 'आपके बदलते समय किसी ने दूसरी भूमिका सहेजी। उनकी:',
    },
    quota: {
      title: 'एक व्यक्ति कितने रख सकता है',
      hint: 'हर एक 1 MB तक। उपयोग से हटाए हुए भी गिने जाते हैं, और वे पुराने संस्करण भी जिन्हें किसी ने दिया है।',
      label: 'प्रति व्यक्ति परिभाषाएँ, 0 से 1,00,000',
      sentence: (count, shown) =>
        count === 0
          ? 'कोई और नहीं जोड़ सकता, न वह बदल सकता है जिसे किसी ने दिया है। जो है वह रहता है।'
          : `हर व्यक्ति ${shown} परिभाषाएँ रख सकता है।`,
      problem: '0 से 1,00,000 तक पूर्ण संख्या।',
      save: 'कितने, सहेजें',
      saved: 'एक व्यक्ति कितने रख सकता है, सहेजा गया।',
      clash: 'आपके बदलते समय किसी ने दूसरी संख्या सहेजी। उनकी:',
    },
    retakes: {
      title: 'दोबारा देने से पहले',
      hint: 'पिछली बार से गिना जाता है जो जमा हुई और जिसका अंक बना। जिसे सवाल याद हैं वह तुरंत दोबारा देकर कम सीखता है।',
      label: 'दिन, 0 से 3,650',
      sentence: (days, shown) =>
        days === 0 ? 'आकलन तुरंत दोबारा दिया जा सकता है।' : `आकलन ${shown} दिन बाद दोबारा दिया जा सकता है।`,
      problem: '0 से 3,650 तक पूर्ण संख्या।',
      save: 'दिन सहेजें',
      saved: 'दोबारा देने से पहले के दिन सहेजे गए।',
      clash: 'आपके बदलते समय किसी ने दूसरे दिन सहेजे। उनके:',
    },
  },
})
