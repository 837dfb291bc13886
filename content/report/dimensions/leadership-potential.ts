import { type DimensionTexts, t } from '../texts.ts'

export const leadershipPotential: DimensionTexts = {
  name: t('Leadership Potential', 'नेतृत्व क्षमता'),
  meaning: t('Leadership and management ability.', 'लोगों को दिशा देने और काम सँभालने की योग्यता।'),
  headline: {
    exceptional: t(
      'People who answer like this are often followed before anybody has asked them to lead.',
      'इस तरह उत्तर देने वाले लोगों के पीछे लोग अक्सर तब भी चलते हैं जब किसी ने उनसे नेतृत्व करने को कहा न हो।',
    ),
    strong: t(
      'People who answer like this usually give a group direction and see that things get decided.',
      'इस तरह उत्तर देने वाले लोग प्रायः समूह को दिशा देते हैं और ध्यान रखते हैं कि निर्णय हों।',
    ),
    moderate: t(
      'People who answer like this take the lead when it falls to them, and follow as readily when somebody else does.',
      'इस तरह उत्तर देने वाले लोग ज़िम्मेदारी आए तो आगे आते हैं, और कोई और आगे हो तो उतनी ही सहजता से साथ चलते हैं।',
    ),
    developing: t(
      'People who answer like this tend to leave the lead to others and to do their part within the group.',
      'इस तरह उत्तर देने वाले लोग प्रायः नेतृत्व दूसरों पर छोड़ते हैं और समूह में अपना हिस्सा निभाते हैं।',
    ),
    growth: t(
      'People who answer like this keep away from directing others, and can try out leading in very small steps.',
      'इस तरह उत्तर देने वाले लोग दूसरों को निर्देश देने से दूर रहते हैं; नेतृत्व को वे बहुत छोटे कदमों में आज़मा सकते हैं।',
    ),
  },
  at_work: {
    strength: [
      t(
        'They say what the group is trying to reach, and bring it back when it strays.',
        'वे बताते हैं कि समूह को कहाँ पहुँचना है, और भटकने पर उसे वापस लाते हैं।',
      ),
      t(
        'They hand over whole tasks and not only errands.',
        'वे दूसरों को केवल छोटे-मोटे काम नहीं, पूरी ज़िम्मेदारी सौंपते हैं।',
      ),
      t(
        'They take responsibility when something goes wrong in their group.',
        'समूह में कुछ गलत हो, तो वे ज़िम्मेदारी लेते हैं।',
      ),
    ],
    steady: [
      t(
        'They lead a small project well when its aim is clear.',
        'लक्ष्य स्पष्ट हो तो वे छोटे काम का नेतृत्व अच्छे से करते हैं।',
      ),
      t('They speak up when nobody else does.', 'जब कोई और न बोले, तब वे बोलते हैं।'),
      t(
        'They support whoever leads, and say so when they disagree.',
        'जो आगे हो, उसका साथ देते हैं, और असहमति हो तो कहते हैं।',
      ),
    ],
    growth: [
      t('They do their own part without needing to be in charge.', 'वे प्रमुख बने बिना अपना हिस्सा पूरा करते हैं।'),
      t('They leave room for others to decide.', 'वे दूसरों को निर्णय लेने की जगह देते हैं।'),
      t(
        'They prefer influence through good work to influence through position.',
        'पद की जगह अच्छे काम से असर डालना उन्हें अधिक भाता है।',
      ),
    ],
  },
  trips: {
    strength: [
      t(
        'Quieter people may stop offering their view when the direction is clear too soon.',
        'दिशा बहुत जल्दी तय हो जाए, तो शांत लोग अपनी बात कहना छोड़ सकते हैं।',
      ),
      t(
        'It may be hard to let somebody else do a task in another way.',
        'किसी और को अलग ढंग से काम करने देना कठिन लग सकता है।',
      ),
    ],
    steady: [
      t(
        'In a group without a lead, the first step may be left to chance.',
        'बिना प्रमुख वाले समूह में पहला कदम संयोग पर छूट सकता है।',
      ),
      t('Unpleasant talks may be put off for a week too long.', 'अप्रिय बातचीत एक हफ़्ता ज़्यादा टल सकती है।'),
    ],
    growth: [
      t(
        'Good judgement may go unheard because it is not spoken.',
        'अच्छी समझ अनसुनी रह सकती है, क्योंकि वह कही नहीं गई।',
      ),
      t(
        'Others may decide things that this person knows best.',
        'जिन बातों को यह व्यक्ति सबसे अच्छा जानता है, उन्हें दूसरे तय कर सकते हैं।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'In the next meeting, ask for everybody’s view before giving your own.',
        'अगली बैठक में अपनी बात से पहले सबकी राय पूछिए।',
      ),
      t(
        'Hand one task over entirely, the way of doing it included.',
        'एक काम पूरी तरह सौंपिए, करने के तरीके सहित।',
      ),
      t(
        'Tell one person each week what exactly they did well.',
        'हर हफ़्ते किसी एक व्यक्ति को बताइए कि उसने ठीक-ठीक क्या अच्छा किया।',
      ),
    ],
    steady: [
      t('Offer to chair one meeting a month.', 'महीने में एक बैठक चलाने का प्रस्ताव दीजिए।'),
      t(
        'End each talk about work by saying who does what until when.',
        'काम की हर बातचीत के अंत में कहिए कि कौन क्या कब तक करेगा।',
      ),
      t('Have the unpleasant talk of the week on Monday.', 'हफ़्ते की अप्रिय बातचीत सोमवार को ही कर लीजिए।'),
    ],
    growth: [
      t(
        'Lead something small that is already yours: a call, a hand-over, a list.',
        'जो काम पहले से आपका है, उसमें किसी छोटी चीज़ की अगुआई कीजिए: एक कॉल, एक काम सौंपना, एक सूची।',
      ),
      t(
        'Show a new colleague one part of the work from beginning to end.',
        'किसी नए साथी को काम का एक हिस्सा शुरू से अंत तक सिखाइए।',
      ),
      t(
        'Say one opinion in each meeting within the first ten minutes.',
        'हर बैठक के पहले दस मिनट में अपनी एक राय कहिए।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where a group needs direction',
    'वहाँ सबसे अच्छा करते हैं जहाँ समूह को दिशा चाहिए',
  ),
  second: t('they help a group to reach decisions', 'वे समूह को निर्णय तक पहुँचने में मदद करते हैं'),
  last: t(
    'directing others may cost them more effort than doing the work themselves',
    'दूसरों को निर्देश देने में उन्हें खुद काम करने से अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Ask one colleague what stands in their way, and remove one of those things.',
          'एक सहकर्मी से पूछिए कि उनके रास्ते में क्या अड़चन है, और उनमें से एक दूर कीजिए।',
        ),
        why: t('Leading begins with what others need.', 'नेतृत्व दूसरों की ज़रूरत से शुरू होता है।'),
      },
      quarter: {
        text: t(
          'Take the lead of one project with an end date, and let the group choose its way of working.',
          'समय-सीमा वाले एक काम का नेतृत्व लीजिए और काम का तरीका समूह को चुनने दीजिए।',
        ),
        why: t(
          'A project with an end shows what your leading brings about.',
          'समय-सीमा वाला काम दिखाता है कि आपके नेतृत्व से क्या बनता है।',
        ),
      },
      year: {
        text: t(
          'Talk to your manager about a role with people in it, and about what you would need to learn for it.',
          'अपने प्रबंधक से ऐसी भूमिका पर बात कीजिए जिसमें लोगों की ज़िम्मेदारी हो, और उसके लिए क्या सीखना होगा।',
        ),
        why: t(
          'Such roles go to people of whom it is known that they want them.',
          'ऐसी भूमिकाएँ उन्हें मिलती हैं जिनकी इच्छा सबको पता हो।',
        ),
      },
    },
    grow: {
      week: {
        text: t(
          'Close one talk about work with a clear sentence: who does what, until when.',
          'काम की एक बातचीत को साफ़ वाक्य से समाप्त कीजिए: कौन, क्या, कब तक।',
        ),
        why: t(
          'It is the smallest act of leading, and everybody is glad of it.',
          'यह नेतृत्व का सबसे छोटा काम है, और सबको इससे राहत मिलती है।',
        ),
      },
      quarter: {
        text: t(
          'Guide one newcomer through their first weeks.',
          'किसी नए साथी का पहले कुछ हफ़्तों में मार्गदर्शन कीजिए।',
        ),
        why: t(
          'With one person, leading can be tried without an audience.',
          'एक व्यक्ति के साथ नेतृत्व बिना दर्शकों के आज़माया जा सकता है।',
        ),
      },
      year: {
        text: t(
          'Take charge of one small thing that recurs, such as a weekly review, and keep it for a year.',
          'बार-बार होने वाले किसी छोटे काम, जैसे साप्ताहिक समीक्षा, की ज़िम्मेदारी साल भर निभाइए।',
        ),
        why: t(
          'Reliability in small things makes larger ones possible.',
          'छोटी बातों में भरोसा बड़ी बातों का रास्ता खोलता है।',
        ),
      },
    },
  },
}
