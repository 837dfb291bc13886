import { texts } from './texts.ts'

export const notificationTexts = texts({
  en: {
    title: 'Notifications',
    open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} new`),
    none: 'Nothing has happened yet that you need to know.',
    isNew: 'New',
    followUpWith: (name: string) => `A follow-up with ${name} is due.`,
    types: {
      'assessment.started': 'You began an assessment.',
      'assessment.completed': 'Your assessment is complete.',
      'assessment.error': 'Something went wrong with your assessment. Your answers are kept.',
      'report.generated': 'Your report is ready.',
      'follow_up.due': 'A follow-up is due.',
      'endpoint.paused': 'Events to an endpoint were paused, because it does not answer.',
    },
  },
  hi: {
    title: 'सूचनाएँ',
    open: unread => (unread === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${unread} नई`),
    none: 'अभी ऐसा कुछ नहीं हुआ जो आपको जानना हो।',
    isNew: 'नई',
    followUpWith: name => `${name} के साथ फ़ॉलो-अप का समय हो गया।`,
    types: {
      'assessment.started': 'आपने एक आकलन शुरू किया।',
      'assessment.completed': 'आपका आकलन पूरा हुआ।',
      'assessment.error': 'आपके आकलन में कुछ गड़बड़ हुई। आपके उत्तर सुरक्षित हैं।',
      'report.generated': 'आपकी रिपोर्ट तैयार है।',
      'follow_up.due': 'एक फ़ॉलो-अप का समय हो गया।',
      'endpoint.paused': 'एक पते पर घटनाएँ भेजना रोका गया, क्योंकि वह जवाब नहीं देता।',
    },
  },
})
