import { t } from './texts.ts'

export const teamFrame = {
  title: t('Team compatibility', 'टीम के साथ मेल'),
  none: t(
    'You belong to no team here, so there is nothing to compare.',
    'आप यहाँ किसी टीम में नहीं हैं, इसलिए तुलना के लिए कुछ नहीं है।',
  ),
  no_consent: t(
    'You have not agreed to be compared with your team. You can change that at any time, and take it back at any time.',
    'आपने टीम के साथ तुलना की सहमति नहीं दी है। आप इसे कभी भी बदल सकते हैं और कभी भी वापस ले सकते हैं।',
  ),
  too_few: t(
    'A team is shown once at least three of its members have results and have agreed to be compared.',
    'टीम तभी दिखाई जाती है जब उसके कम से कम तीन सदस्यों के परिणाम हों और वे तुलना पर सहमत हों।',
  ),
  shown: t(
    'Shown for teams in which at least three people agreed to be compared, you among them.',
    'उन टीमों के लिए दिखाया गया है जिनमें आप सहित कम से कम तीन लोग तुलना पर सहमत हैं।',
  ),
  anonymous: t('Left out of an anonymous report.', 'अनाम रिपोर्ट में नहीं दिया गया।'),
  adds: t(
    'You bring {dimensions}, which few others there bring.',
    'आप {dimensions} लाते हैं, जो वहाँ कम लोग लाते हैं।',
  ),
  shares: t(
    'What you bring, others there bring too: {dimensions}.',
    'जो आप लाते हैं, वह वहाँ दूसरे भी लाते हैं: {dimensions}।',
  ),
  even: t('Your scores and those of the team lie close together.', 'आपके और टीम के अंक पास-पास हैं।'),
  gaps: t(
    'Nobody there has it as a strength yet: {dimensions}.',
    'वहाँ अभी किसी के अंकों में यह क्षमता के रूप में नहीं दिखता: {dimensions}।',
  ),
}
