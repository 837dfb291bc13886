import { type Text, t } from './texts.ts'

type Verdict = 'sound' | 'caution' | 'doubtful' | 'unchecked'

export const validityFrame = {
  title: t('How far the answers can be trusted', 'उत्तरों पर कितना भरोसा किया जा सकता है'),
  verdicts: {
    sound: t('Sound', 'भरोसेमंद'),
    caution: t('Read with care', 'सावधानी से पढ़िए'),
    doubtful: t('Doubtful', 'संदिग्ध'),
    unchecked: t('Not checked', 'जाँचा नहीं गया'),
  } satisfies Record<Verdict, Text>,
  texts: {
    sound: t(
      'The answers fit together and can be taken at their word.',
      'उत्तर आपस में मेल खाते हैं और उन पर भरोसा किया जा सकता है।',
    ),
    caution: t(
      'The answers are unusual for somebody who reads each question: at most one honest person in twenty answers so. That can have good reasons.',
      'उत्तर ऐसे हैं जो हर प्रश्न पढ़ने वाले कम ही लोग देते हैं: ईमानदार लोगों में अधिक से अधिक बीस में से एक। इसके अच्छे कारण हो सकते हैं।',
    ),
    doubtful: t(
      'The answers look much like answers given without reading: at most one honest person in a hundred answers so.',
      'उत्तर बिना पढ़े दिए गए उत्तरों जैसे हैं: ईमानदार लोगों में अधिक से अधिक सौ में से एक ऐसे उत्तर देता है।',
    ),
    unchecked: t(
      'There were too few answers to check whether they fit together.',
      'उत्तर इतने कम थे कि उनका आपसी मेल नहीं परखा जा सका।',
    ),
  } satisfies Record<Verdict, Text>,
  outcomes: {
    passed: t('nothing unusual', 'कुछ असामान्य नहीं'),
    flagged: t('unusual', 'असामान्य'),
    not_evaluated: t('not judged', 'परखा नहीं गया'),
  },
}

/** Each check's name and what it looks for. */
export const checkTexts: Record<string, { name: Text; text: Text }> = {
  unread_answers: {
    name: t('Answers without reading', 'बिना पढ़े उत्तर'),
    text: t(
      'Whether the answers look as though they had been given without regard to the question.',
      'क्या उत्तर ऐसे दिखते हैं मानो प्रश्न देखे बिना दिए गए हों।',
    ),
  },
  long_string: {
    name: t('The same answer in a row', 'लगातार एक ही उत्तर'),
    text: t('How often the same answer was given in succession.', 'एक ही उत्तर लगातार कितनी बार दिया गया।'),
  },
  variability: {
    name: t('Spread of the answers', 'उत्तरों का फैलाव'),
    text: t(
      'Whether the answers use the scale as people’s answers usually do.',
      'क्या उत्तर पैमाने का वैसा उपयोग करते हैं जैसा लोग सामान्यतः करते हैं।',
    ),
  },
  profile_distance: {
    name: t('Combination of scores', 'अंकों का मेल'),
    text: t(
      'Whether the combination of scores is one that occurs among people.',
      'क्या अंकों का ऐसा मेल लोगों में मिलता है।',
    ),
  },
  even_odd: {
    name: t('Two halves', 'दो हिस्से'),
    text: t(
      'Whether both halves of the questions lead to a like picture.',
      'क्या प्रश्नों के दोनों हिस्से मिलता-जुलता चित्र देते हैं।',
    ),
  },
  twins: {
    name: t('Questions asked twice', 'दो बार पूछे गए प्रश्न'),
    text: t(
      'Whether like questions in other words got like answers.',
      'क्या अलग शब्दों में पूछे गए समान प्रश्नों के उत्तर समान थे।',
    ),
  },
  person_fit: {
    name: t('Order of the answers', 'उत्तरों का क्रम'),
    text: t(
      'Whether what is easy to agree with was agreed with more than what is hard.',
      'क्या आसानी से मानी जाने वाली बातें कठिन बातों से अधिक मानी गईं।',
    ),
  },
  response_times: {
    name: t('Time taken', 'लगा समय'),
    text: t(
      'Whether there was time to read. Slow answers are never held against anybody.',
      'क्या पढ़ने का समय लिया गया। धीमे उत्तर किसी के विरुद्ध नहीं गिने जाते।',
    ),
  },
}

export const otherCheck = {
  name: t('Another check', 'एक और जाँच'),
  text: t('A check of how the answers fit together.', 'उत्तरों के आपसी मेल की एक जाँच।'),
}
