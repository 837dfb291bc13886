import type { Dimension } from '../definition.ts'
import { type Text, t } from './texts.ts'

export type RoleText = { name: Text; weights: Partial<Record<Dimension, number>> }

/** What a role usually asks for, in shares. Our judgement before any outcome was seen; the manual says so. */
export const roles: Record<string, RoleText> = {
  telecaller: {
    name: t('Calling people by phone', 'फ़ोन पर लोगों से बात करना'),
    weights: {
      communication_skills: 0.35,
      emotional_intelligence: 0.2,
      work_ethic: 0.3,
      learning_agility: 0.15,
    },
  },
  sales: {
    name: t('Selling, other than by phone', 'बिक्री (फ़ोन के अलावा)'),
    weights: {
      communication_skills: 0.35,
      emotional_intelligence: 0.25,
      work_ethic: 0.2,
      creative_expression: 0.2,
    },
  },
  customer_service: {
    name: t('Helping customers', 'ग्राहकों की सहायता'),
    weights: {
      emotional_intelligence: 0.35,
      communication_skills: 0.3,
      work_ethic: 0.2,
      technical_proficiency: 0.15,
    },
  },
  office: {
    name: t('Office work or administration', 'कार्यालय या प्रशासन'),
    weights: {
      work_ethic: 0.35,
      analytical_thinking: 0.25,
      technical_proficiency: 0.25,
      communication_skills: 0.15,
    },
  },
  manager: {
    name: t('Leading a team', 'टीम का नेतृत्व'),
    weights: {
      leadership_potential: 0.4,
      emotional_intelligence: 0.25,
      communication_skills: 0.2,
      analytical_thinking: 0.15,
    },
  },
  technical: {
    name: t('Technical or craft work', 'तकनीकी या शिल्प का काम'),
    weights: { technical_proficiency: 0.4, analytical_thinking: 0.3, learning_agility: 0.2, work_ethic: 0.1 },
  },
}

export const otherRole = t('Something else, or not working now', 'कुछ और, या अभी काम नहीं')

export const industries: Record<string, Text> = {
  education: t('Education', 'शिक्षा'),
  finance: t('Banking or insurance', 'बैंकिंग या बीमा'),
  health: t('Health or care', 'स्वास्थ्य या देखभाल'),
  manufacturing: t('Making or building things', 'उत्पादन या निर्माण'),
  public_sector: t('Public service', 'सरकारी सेवा'),
  retail: t('Shops, food or travel', 'दुकान, खान-पान या यात्रा'),
  technology: t('Software or telecoms', 'सॉफ़्टवेयर या दूरसंचार'),
  other: t('Another field', 'अन्य क्षेत्र'),
}

export const roleFrame = {
  title: t('Fit with roles', 'भूमिकाओं से मेल'),
  lead: t(
    'How the scores meet what a role usually asks for. The weights are our judgement and have not been tested against results here; the range shows what the scores’ own uncertainty leaves open.',
    'अंक किसी भूमिका की सामान्य माँग से कितना मेल खाते हैं। भार हमारा अनुमान हैं और यहाँ परिणामों से परखे नहीं गए; दायरा अंकों की अपनी अनिश्चितता दिखाता है।',
  ),
  high: t('Most of what it asks for shows in the scores.', 'इसकी अधिकांश माँग अंकों में दिखती है।'),
  middle: t('Part of what it asks for shows in the scores.', 'इसकी माँग का कुछ भाग अंकों में दिखता है।'),
  low: t(
    'Little of what it asks for shows in the scores so far.',
    'इसकी माँग का थोड़ा ही भाग अभी अंकों में दिखता है।',
  ),
}
