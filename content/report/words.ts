import { t } from './texts.ts'

/** Labels of charts, tables and pages. */
export const words = {
  contents: t('Contents', 'विषय-सूची'),
  page: t('Page', 'पृष्ठ'),
  of: t('of', 'कुल'),
  score: t('Score', 'अंक'),
  interval: t('95% interval', '95% अंतराल'),
  band: t('Band', 'श्रेणी'),
  probability: t('Probability', 'संभावना'),
  percentile: t('Percentile', 'शतमक'),
  you: t('You', 'आप'),
  typical: t('Middle half', 'बीच का आधा'),
  size: t('People', 'लोग'),
  at_work: t('What this looks like at work', 'काम में यह कैसा दिखता है'),
  trips: t('Where it can trip you', 'कहाँ अड़चन आ सकती है'),
  develop: t('What helps', 'क्या मदद करता है'),
  rests_on: t('What the score rests on', 'अंक किस पर आधारित है'),
  weight: t('Weight', 'भार'),
  strengths: t('Strengths', 'क्षमताएँ'),
  growth: t('Room to grow', 'बढ़ने की जगह'),
  fit: t('Fit', 'मेल'),
  supports: t('Speaks for it', 'पक्ष में'),
  watch: t('To watch', 'ध्यान दें'),
  adds: t('You add', 'आप जोड़ते हैं'),
  shares: t('You share', 'आपमें और टीम में समान'),
  gaps: t('Still missing', 'अभी कमी'),
  check: t('Check', 'जाँच'),
  outcome: t('Outcome', 'परिणाम'),
  completed: t('Completed', 'पूरा किया'),
  anonymous: t('Anonymous report', 'अनाम रिपोर्ट'),
  name_in_part: t(
    'Part of the name is written in characters that this file cannot draw. All of it is in the file’s title.',
    'नाम का एक हिस्सा ऐसे अक्षरों में है जिन्हें यह फ़ाइल नहीं बना सकती। पूरा नाम फ़ाइल के शीर्षक में है।',
  ),
  name_not_drawn: t(
    'The name is written in characters that this file cannot draw. It is in the file’s title.',
    'नाम ऐसे अक्षरों में है जिन्हें यह फ़ाइल नहीं बना सकती। वह फ़ाइल के शीर्षक में है।',
  ),
  not_drawn: t(
    '(written in characters that this file cannot draw; the web page of the report shows it)',
    '(ऐसे अक्षरों में लिखा है जिन्हें यह फ़ाइल नहीं बना सकती; रिपोर्ट के वेब पेज पर दिखता है)',
  ),
  not_scored: t('Not enough answers', 'पर्याप्त उत्तर नहीं'),
  dimension: t('Dimension', 'आयाम'),
  confidential: t('Confidential', 'गोपनीय'),
}

export const months = t(
  'January February March April May June July August September October November December',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
)
