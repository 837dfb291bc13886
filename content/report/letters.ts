import { t } from './texts.ts'

/** Letters about a report. `{…}` is filled in. */
export const letterTexts = {
  ready: {
    subject: t('Your report is ready', 'आपकी रिपोर्ट तैयार है'),
    text: t(
      'Your report about “{assessment}” is ready. Read it when you have a quiet half hour:\n\n{link}\n\nA first step for this week:\n{step}',
      '“{assessment}” पर आपकी रिपोर्ट तैयार है। जब आधा घंटा शांति से मिले, तब पढ़िए:\n\n{link}\n\nइस हफ़्ते का पहला कदम:\n{step}',
    ),
  },
  month: {
    subject: t('A month on: the next step of your plan', 'एक महीना हुआ: आपकी योजना का अगला कदम'),
    text: t(
      'A month ago you had your report about “{assessment}”. The next step of your plan:\n{step}\n\nThe whole plan is here:\n\n{link}',
      'एक महीना पहले आपको “{assessment}” पर रिपोर्ट मिली थी। आपकी योजना का अगला कदम:\n{step}\n\nपूरी योजना यहाँ है:\n\n{link}',
    ),
  },
  quarter: {
    subject: t('Three months on: looking ahead', 'तीन महीने हुए: आगे की ओर'),
    text: t(
      'Three months ago you had your report about “{assessment}”. For the rest of the year your plan says:\n{step}\n\nThe whole plan is here:\n\n{link}',
      'तीन महीने पहले आपको “{assessment}” पर रिपोर्ट मिली थी। साल के बाकी समय के लिए आपकी योजना कहती है:\n{step}\n\nपूरी योजना यहाँ है:\n\n{link}',
    ),
  },
  greeting: t('Hello {name},', 'नमस्ते {name},'),
  plainGreeting: t('Hello,', 'नमस्ते,'),
  end: t(
    'You get these letters because you asked for a report. One press ends them, without signing in:\n\n{unsubscribe}\n\nMettle',
    'ये पत्र इसलिए आते हैं कि आपने रिपोर्ट माँगी थी। साइन इन किए बिना, एक क्लिक से इन्हें बंद किया जा सकता है:\n\n{unsubscribe}\n\nMettle',
  ),
}
