import type { Dimension } from '../definition.ts'
import { type Text, t } from './texts.ts'

export type CareerText = { id: string; title: Text; does: Text; needs: readonly Dimension[] }

const career = (id: string, title: Text, does: Text, ...needs: Dimension[]): CareerText => ({
  id,
  title,
  does,
  needs,
})

export const careerFrame = {
  title: t('Work that may suit', 'जो काम अनुकूल हो सकता है'),
  lead: t(
    'Directions to look into, not verdicts: what somebody wants and has learned weighs as much as any score.',
    'देखने लायक दिशाएँ, निर्णय नहीं: इच्छा और सीखा हुआ काम किसी भी अंक जितना महत्व रखते हैं।',
  ),
  withheld: t(
    'No recommendations: the answers can’t be taken at their word.',
    'कोई सुझाव नहीं: उत्तरों पर भरोसा नहीं किया जा सकता।',
  ),
  none: t(
    'From these scores alone no direction stands out. Interest and experience are the better guides for now.',
    'केवल इन अंकों से कोई दिशा अलग नहीं दिखती। अभी रुचि और अनुभव बेहतर मार्गदर्शक हैं।',
  ),
  why: t('{does} It draws on {dimensions}.', '{does} इसमें काम आता है: {dimensions}।'),
  caution: t(
    'It also asks for {dimensions}; plan for support or practice there.',
    'इसमें {dimensions} भी चाहिए; वहाँ सहायता या अभ्यास की योजना रखिए।',
  ),
}

/** What kinds of work ask for most. Our judgement, to be tested against outcomes, as the technical manual says. */
export const careers: readonly CareerText[] = [
  career(
    'advising',
    t('Advising customers', 'ग्राहकों को सलाह देना'),
    t(
      'Finding out what somebody needs and saying plainly what fits.',
      'किसी की ज़रूरत समझना और साफ़ बताना कि क्या उपयुक्त है।',
    ),
    'communication_skills',
    'emotional_intelligence',
  ),
  career(
    'tele-sales',
    t('Sales by phone', 'फ़ोन पर बिक्री'),
    t('Many talks a day, each with a fresh start.', 'दिन में बहुत-सी बातचीत, हर बार नई शुरुआत।'),
    'communication_skills',
    'work_ethic',
  ),
  career(
    'support',
    t('Technical support', 'तकनीकी सहायता'),
    t('Finding faults together with people who are in a hurry.', 'जल्दी में आए लोगों के साथ मिलकर खराबी खोजना।'),
    'technical_proficiency',
    'emotional_intelligence',
  ),
  career(
    'analysis',
    t('Analysis and reporting', 'विश्लेषण और रिपोर्ट बनाना'),
    t(
      'Turning figures into sentences on which others decide.',
      'आँकड़ों को ऐसे वाक्यों में बदलना जिन पर दूसरे निर्णय लें।',
    ),
    'analytical_thinking',
    'technical_proficiency',
  ),
  career(
    'quality',
    t('Quality and compliance', 'गुणवत्ता और नियम-पालन'),
    t(
      'Checking with patience whether things are as they should be.',
      'धैर्य से जाँचना कि सब वैसा है जैसा होना चाहिए।',
    ),
    'analytical_thinking',
    'work_ethic',
  ),
  career(
    'training',
    t('Training and instruction', 'प्रशिक्षण और शिक्षण'),
    t(
      'Bringing others to do something they could not do before.',
      'दूसरों को वह सिखाना जो वे पहले नहीं कर पाते थे।',
    ),
    'communication_skills',
    'learning_agility',
  ),
  career(
    'team-lead',
    t('Leading a team', 'टीम का नेतृत्व'),
    t(
      'Giving direction, removing obstacles, answering for results.',
      'दिशा देना, अड़चनें हटाना, परिणाम की ज़िम्मेदारी लेना।',
    ),
    'leadership_potential',
    'emotional_intelligence',
  ),
  career(
    'operations',
    t('Running operations', 'संचालन सँभालना'),
    t('Keeping many small things on time, every day.', 'बहुत-सी छोटी बातों को हर दिन समय पर रखना।'),
    'leadership_potential',
    'work_ethic',
  ),
  career(
    'design',
    t('Design and content', 'डिज़ाइन और सामग्री'),
    t('Giving ideas a form that others want to look at.', 'विचारों को ऐसा रूप देना जिसे लोग देखना चाहें।'),
    'creative_expression',
    'communication_skills',
  ),
  career(
    'product',
    t('Developing products', 'उत्पाद विकास'),
    t('Finding out what is missing and making it.', 'जो कमी है उसे खोजना और बनाना।'),
    'creative_expression',
    'analytical_thinking',
  ),
  career(
    'engineering',
    t('Technical building', 'तकनीकी निर्माण'),
    t('Making systems that do their work unnoticed.', 'ऐसी प्रणालियाँ बनाना जो चुपचाप काम करें।'),
    'technical_proficiency',
    'learning_agility',
  ),
  career(
    'marketing',
    t('Campaigns and marketing', 'अभियान और विपणन'),
    t(
      'Trying out what reaches people, and learning from the numbers.',
      'आज़माना कि लोगों तक क्या पहुँचता है, और आँकड़ों से सीखना।',
    ),
    'creative_expression',
    'learning_agility',
  ),
  career(
    'care',
    t('Care and counselling', 'देखभाल और परामर्श'),
    t('Being there for people at times when it counts.', 'ज़रूरत के समय लोगों के साथ रहना।'),
    'emotional_intelligence',
    'work_ethic',
  ),
  career(
    'start-up',
    t('Building something new', 'कुछ नया खड़ा करना'),
    t(
      'Deciding with little known, and gathering others behind it.',
      'कम जानकारी में निर्णय लेना और दूसरों को साथ जोड़ना।',
    ),
    'leadership_potential',
    'learning_agility',
  ),
]
