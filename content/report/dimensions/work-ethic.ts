import { type DimensionTexts, t } from '../texts.ts'

export const workEthic: DimensionTexts = {
  name: t('Work Ethic', 'कार्य निष्ठा'),
  meaning: t('Dedication and reliability.', 'लगन और विश्वसनीयता।'),
  headline: {
    exceptional: t(
      'People who answer like this are often those on whose word others plan.',
      'इस तरह उत्तर देने वाले लोगों के वचन पर दूसरे अक्सर अपनी योजना बनाते हैं।',
    ),
    strong: t(
      'People who answer like this usually finish what they begin, and say early when they cannot.',
      'इस तरह उत्तर देने वाले लोग प्रायः शुरू किया काम पूरा करते हैं, और न हो सके तो पहले ही बता देते हैं।',
    ),
    moderate: t(
      'People who answer like this keep most promises, and work hardest where the work means something to them.',
      'इस तरह उत्तर देने वाले लोग अधिकांश वादे निभाते हैं, और जहाँ काम का अर्थ हो वहाँ सबसे अधिक मेहनत करते हैं।',
    ),
    developing: t(
      'People who answer like this tend to work in bursts, and to lose hold of tasks that drag on.',
      'इस तरह उत्तर देने वाले लोग प्रायः झोंकों में काम करते हैं, और लंबे खिंचते कामों पर उनकी पकड़ ढीली पड़ती है।',
    ),
    growth: t(
      'People who answer like this find steady effort hard at present, and can gain much from short and certain deadlines.',
      'इस तरह उत्तर देने वाले लोगों को लगातार मेहनत अभी कठिन लगती है; छोटी और पक्की समय-सीमाओं से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t('They keep deadlines without being reminded.', 'वे याद दिलाए बिना समय-सीमा निभाते हैं।'),
      t(
        'They do tedious parts as carefully as the interesting ones.',
        'उबाऊ हिस्से भी वे उतनी ही सावधानी से करते हैं जितने रोचक।',
      ),
      t('They own up to a mistake and set it right.', 'वे गलती मानते हैं और उसे ठीक करते हैं।'),
    ],
    steady: [
      t(
        'They deliver on time what they have promised to a person.',
        'किसी व्यक्ति से किया वादा वे समय पर पूरा करते हैं।',
      ),
      t('They work with care when the result is seen.', 'जब परिणाम दिखने वाला हो, तो वे सावधानी से काम करते हैं।'),
      t('They put in more when a busy time calls for it.', 'व्यस्त समय माँगे तो वे अधिक मेहनत करते हैं।'),
    ],
    growth: [
      t(
        'They can do much in a short time when they are caught by a task.',
        'काम मन को भा जाए तो वे थोड़े समय में बहुत कर लेते हैं।',
      ),
      t(
        'They take deadlines less heavily than others, and keep calm.',
        'वे समय-सीमा को दूसरों से हल्का लेते हैं और शांत रहते हैं।',
      ),
      t('They do better with somebody beside them than alone.', 'अकेले की जगह किसी के साथ वे बेहतर करते हैं।'),
    ],
  },
  trips: {
    strength: [
      t('Rest may be put off until the body asks for it.', 'विश्राम तब तक टल सकता है जब तक शरीर खुद न माँगे।'),
      t(
        'Others may be measured by a standard that they never agreed to.',
        'दूसरों को ऐसे मानक से परखा जा सकता है जिस पर वे सहमत नहीं थे।',
      ),
    ],
    steady: [
      t('Tasks without an owner or a date may slip.', 'जिस काम का न कोई ज़िम्मेदार हो न तारीख, वह छूट सकता है।'),
      t(
        'The last details may be left when the next task is waiting.',
        'अगला काम सामने हो तो आखिरी बारीकियाँ छूट सकती हैं।',
      ),
    ],
    growth: [
      t(
        'Promises may be forgotten that others have counted on.',
        'वे वादे भूले जा सकते हैं जिन पर दूसरों ने भरोसा किया हो।',
      ),
      t(
        'A task may be begun anew each time and not finished.',
        'काम हर बार नए सिरे से शुरू हो सकता है और पूरा न हो।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'Plan the end of the working day as firmly as its beginning.',
        'दिन का अंत भी उतना ही पक्का तय कीजिए जितनी शुरुआत।',
      ),
      t(
        'Say no once a week to something that another could do.',
        'हफ़्ते में एक बार उस काम को मना कीजिए जो कोई और कर सकता है।',
      ),
      t(
        'Ask whether a task must be perfect before making it so.',
        'काम को परिपूर्ण बनाने से पहले सोचिए कि क्या उसका परिपूर्ण होना ज़रूरी है।',
      ),
    ],
    steady: [
      t(
        'Give each task a date and a name on the day it arises.',
        'जिस दिन कोई काम आए, उसी दिन उसकी तारीख और उसे करने वाला तय कीजिए।',
      ),
      t('Finish one open matter before beginning a new one.', 'नया शुरू करने से पहले एक अधूरा काम पूरा कीजिए।'),
      t(
        'Say on Monday what will be done by Friday, to somebody who will ask.',
        'शुक्रवार तक क्या पूरा होगा, यह सोमवार को किसी ऐसे व्यक्ति को बताइए जो बाद में पूछेगा।',
      ),
    ],
    growth: [
      t(
        'Promise less, with a date, and keep exactly that.',
        'कम वादे कीजिए, तारीख के साथ, और उन्हें ठीक-ठीक निभाइए।',
      ),
      t(
        'Work in blocks of twenty-five minutes with the telephone out of reach.',
        'फ़ोन दूर रखकर पच्चीस-पच्चीस मिनट काम कीजिए।',
      ),
      t(
        'Agree on a short daily check with somebody you respect.',
        'जिसका आप सम्मान करते हैं, उससे रोज़ एक छोटी जाँच तय कीजिए।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where others have to rely on them',
    'वहाँ सबसे अच्छा करते हैं जहाँ दूसरों को उन पर भरोसा करना हो',
  ),
  second: t('they carry through what they have begun', 'वे शुरू किया काम पूरा करते हैं'),
  last: t(
    'long tasks without a near deadline may cost them more effort than others',
    'पास की समय-सीमा के बिना लंबे कामों में उन्हें अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Choose the promise that matters most to somebody else, and tell them the day on which they can count on it.',
          'वह वादा चुनिए जो किसी और के लिए सबसे अहम हो, और बताइए कि वे किस दिन भरोसा कर सकते हैं।',
        ),
        why: t(
          'Reliability counts for most when it is known.',
          'भरोसेमंद होना तब सबसे काम आता है जब लोगों को इसका पता हो।',
        ),
      },
      quarter: {
        text: t(
          'Take responsibility for one process from beginning to end, and leave it in a state that another could take over.',
          'एक प्रक्रिया की शुरू से अंत तक ज़िम्मेदारी लीजिए और उसे ऐसा बनाइए कि कोई और सँभाल सके।',
        ),
        why: t('It turns diligence into something that lasts.', 'इससे लगन टिकने वाली चीज़ बन जाती है।'),
      },
      year: {
        text: t(
          'Use your reputation to ask for work that you would choose, and let go of one thing you only do out of duty.',
          'अपनी साख से मनचाहा काम माँगिए, और जो बस कर्तव्य से करते हैं उनमें से एक छोड़िए।',
        ),
        why: t('Effort lasts longest where it is also wanted.', 'मेहनत वहीं सबसे लंबी चलती है जहाँ मन भी हो।'),
      },
    },
    grow: {
      week: {
        text: t(
          'Make exactly two promises with a date this week, and keep both.',
          'इस हफ़्ते तारीख के साथ ठीक दो वादे कीजिए और दोनों निभाइए।',
        ),
        why: t('Two kept promises outweigh five made ones.', 'निभाए गए दो वादे, किए गए पाँच वादों से भारी हैं।'),
      },
      quarter: {
        text: t(
          'Plan each week on Monday in three lines, and look at them on Friday with somebody else.',
          'हर सोमवार हफ़्ते की तीन पंक्तियों में योजना बनाइए और शुक्रवार को किसी के साथ देखिए।',
        ),
        why: t('What is looked at together gets done.', 'जो साथ देखा जाए, वह पूरा होता है।'),
      },
      year: {
        text: t(
          'Choose one long task that means something to you, divide it by months, and finish it.',
          'अपने लिए अर्थ रखने वाला एक लंबा काम चुनिए, महीनों में बाँटिए और पूरा कीजिए।',
        ),
        why: t(
          'One long thing finished changes what one expects of oneself.',
          'एक लंबा काम पूरा हो जाए, तो खुद से उम्मीदें बदल जाती हैं।',
        ),
      },
    },
  },
}
