import { t } from './texts.ts'

export const planFrame = {
  title: t('Action plan', 'कार्य योजना'),
  lead: t(
    'A few steps in an order that works: what is strong is put to use, what is low is practised in small portions.',
    'कुछ कदम ऐसे क्रम में जो काम करे: जो मज़बूत है उसे काम में लाना, जो कम है उसका थोड़ा-थोड़ा अभ्यास।',
  ),
  withheld: t(
    'One step only: take the assessment again, rested and without haste.',
    'बस एक कदम: आराम से और बिना जल्दबाज़ी के आकलन फिर दीजिए।',
  ),
  again: {
    text: t(
      'Choose a quiet hour and take the assessment again; the short form takes about 15 minutes.',
      'शांत समय चुनिए और आकलन फिर दीजिए; छोटे रूप में लगभग 15 मिनट लगते हैं।',
    ),
    why: t('A plan needs scores that can be trusted.', 'योजना के लिए भरोसेमंद अंक चाहिए।'),
  },
  review: {
    text: t(
      'Read this report again and note which sentence has become less true.',
      'यह रिपोर्ट फिर पढ़िए और लिखिए कि कौन-सा वाक्य अब कम सही है।',
    ),
    why: t(
      'Looking back shows progress that a week does not.',
      'पीछे देखने से वह प्रगति दिखती है जो एक हफ़्ते में नहीं दिखती।',
    ),
  },
  peers: {
    text: t(
      'Ask three colleagues for feedback in Mettle; the scores then rest on more than your own view.',
      'Mettle में तीन साथियों से राय माँगिए; तब अंक केवल आपकी नज़र पर नहीं टिकेंगे।',
    ),
    why: t(
      'Others see from outside what one can’t see oneself.',
      'जो खुद को नहीं दिखता, वह दूसरों को बाहर से दिखता है।',
    ),
  },
  week: t('This week', 'इस हफ़्ते'),
  quarter: t('This quarter', 'इस तिमाही'),
  year: t('This year', 'इस साल'),
  resources: {
    title: t('Resources', 'संसाधन'),
    lead: t('Chosen for the steps above.', 'ऊपर के कदमों के लिए चुने गए।'),
    practice: t('Practice', 'अभ्यास'),
    article: t('Article', 'लेख'),
  },
}
