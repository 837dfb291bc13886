import { type DimensionTexts, t } from '../texts.ts'

export const emotionalIntelligence: DimensionTexts = {
  name: t('Emotional Intelligence', 'भावनात्मक समझ'),
  meaning: t('Social awareness and relationship management.', 'दूसरों को समझना और संबंध निभाना।'),
  headline: {
    exceptional: t(
      'People who answer like this often sense what a room needs before anybody has said it.',
      'इस तरह उत्तर देने वाले लोग अक्सर कहे जाने से पहले ही भाँप लेते हैं कि माहौल को क्या चाहिए।',
    ),
    strong: t(
      'People who answer like this usually notice how others feel and take it into account.',
      'इस तरह उत्तर देने वाले लोग प्रायः दूसरों की भावना देख लेते हैं और उसका ध्यान रखते हैं।',
    ),
    moderate: t(
      'People who answer like this read the people they know well, and now and then miss a mood among strangers.',
      'इस तरह उत्तर देने वाले लोग परिचितों को अच्छे से समझते हैं, पर अनजान लोगों की मनोदशा भाँपने में कभी-कभी चूक जाते हैं।',
    ),
    developing: t(
      'People who answer like this tend to attend to the matter first and to the mood around it later.',
      'इस तरह उत्तर देने वाले लोग प्रायः पहले मुद्दे पर ध्यान देते हैं और बाद में उसके आसपास की भावना पर।',
    ),
    growth: t(
      'People who answer like this take others at their word, and can gain much from asking how things stand.',
      'इस तरह उत्तर देने वाले लोग दूसरों की कही बात को ही मान लेते हैं; हाल पूछने की आदत से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t('They hear what is meant behind what is said.', 'वे कही बात के पीछे का आशय सुन लेते हैं।'),
      t('They calm a heated talk without taking sides.', 'वे पक्ष लिए बिना गरम बहस को शांत कर देते हैं।'),
      t('They give criticism in a way that can be taken.', 'वे आलोचना ऐसे करते हैं कि वह स्वीकार की जा सके।'),
    ],
    steady: [
      t('They notice when a close colleague is not at ease.', 'कोई निकट सहकर्मी असहज हो, तो वे देख लेते हैं।'),
      t('They keep their temper in most disputes.', 'अधिकांश विवादों में वे संयम रखते हैं।'),
      t(
        'They apologise when they see that they have hurt somebody.',
        'किसी को ठेस पहुँची दिखे, तो वे क्षमा माँग लेते हैं।',
      ),
    ],
    growth: [
      t('They stay with the matter when others get heated.', 'दूसरे उत्तेजित हों, तब भी वे मुद्दे पर टिके रहते हैं।'),
      t('They say directly what they think.', 'वे जो सोचते हैं, सीधे कहते हैं।'),
      t('They are little swayed by moods around them.', 'आसपास की मनोदशा का उन पर कम असर होता है।'),
    ],
  },
  trips: {
    strength: [
      t('Other people’s worries may be carried home.', 'दूसरों की चिंताएँ घर तक साथ जा सकती हैं।'),
      t(
        'A hard but needed word may be softened until it is not heard.',
        'कठिन पर ज़रूरी बात इतनी नरम हो सकती है कि सुनाई ही न दे।',
      ),
    ],
    steady: [
      t(
        'On a tiring day signs may be missed that would be seen on another.',
        'थके दिन वे संकेत छूट सकते हैं जो किसी और दिन दिख जाते।',
      ),
      t(
        'With strangers the first impression may stay unchecked.',
        'अनजान लोगों के साथ पहली छाप बिना परखे रह सकती है।',
      ),
    ],
    growth: [
      t('A remark meant to help may be heard as blame.', 'मदद के लिए कही बात दोष जैसी सुनाई दे सकती है।'),
      t(
        'Trouble between people may be seen only when it is large.',
        'लोगों के बीच की खटपट तब दिख सकती है जब वह बढ़ चुकी हो।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'Set one time in the day at which other people’s concerns end.',
        'दिन का एक समय तय कीजिए जिसके बाद दूसरों की चिंताएँ अलग रख दी जाएँ।',
      ),
      t('Say the hard word first and the kind one after it.', 'कठिन बात पहले कहिए और नरम बात उसके बाद।'),
      t(
        'Offer to sit in on a difficult talk as the one who listens.',
        'किसी कठिन बातचीत में सुनने वाले के रूप में बैठने का प्रस्ताव दीजिए।',
      ),
    ],
    steady: [
      t(
        'In each talk, name once what you notice, and ask whether it is so.',
        'हर बातचीत में एक बार कहिए कि आपको क्या दिख रहा है, और पूछिए कि क्या ऐसा है।',
      ),
      t('Wait a breath before answering what stings.', 'चुभने वाली बात का उत्तर देने से पहले एक साँस रुकिए।'),
      t('Note after a dispute what the other side wanted.', 'विवाद के बाद लिखिए कि दूसरे पक्ष को क्या चाहिए था।'),
    ],
    growth: [
      t(
        'Begin talks with one question about the other person.',
        'बातचीत सामने वाले के बारे में एक प्रश्न से शुरू कीजिए।',
      ),
      t(
        'Ask a trusted colleague once a month how you come across.',
        'महीने में एक बार किसी विश्वसनीय सहकर्मी से पूछिए कि आपका व्यवहार कैसा लगता है।',
      ),
      t(
        'Before criticising, say what you take the other’s aim to be.',
        'आलोचना से पहले कहिए कि आपके विचार में सामने वाले का उद्देश्य क्या है।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where people need to be understood',
    'वहाँ सबसे अच्छा करते हैं जहाँ लोगों को समझे जाने की ज़रूरत हो',
  ),
  second: t('they take along the people whom it concerns', 'वे जुड़े हुए लोगों को साथ लेकर चलते हैं'),
  last: t(
    'reading moods may cost them more effort than dealing with the matter',
    'मनोदशा समझने में उन्हें मुद्दे को सँभालने से अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Choose one person who has become quiet, and give them twenty minutes with nothing on the agenda.',
          'जो व्यक्ति चुप रहने लगा हो, उसे बिना किसी विषय के बीस मिनट दीजिए।',
        ),
        why: t('Being noticed is often what is missing.', 'अक्सर कमी बस इसी की होती है कि कोई ध्यान दे।'),
      },
      quarter: {
        text: t(
          'Help two people or teams who talk past each other to agree on one thing.',
          'एक-दूसरे को न समझ पाने वाले दो लोगों या टीमों को एक बात पर सहमत होने में मदद कीजिए।',
        ),
        why: t('It is a task that few can do and all feel.', 'यह काम कम लोग कर पाते हैं, और असर सबको दिखता है।'),
      },
      year: {
        text: t(
          'Look for work close to people in difficult moments: customer care, mentoring, mediation.',
          'कठिन क्षणों में लोगों के पास का काम खोजिए: ग्राहक सेवा, मार्गदर्शन, मध्यस्थता।',
        ),
        why: t('There this strength is the work itself.', 'वहाँ यही क्षमता मुख्य काम है।'),
      },
    },
    grow: {
      week: {
        text: t(
          'In three talks, ask “How does this look from your side?” and only listen to the answer.',
          'तीन बार बातचीत में पूछिए, “आपकी ओर से यह कैसा दिखता है?” और बस उत्तर सुनिए।',
        ),
        why: t('The question does half of the work.', 'आधा काम यह प्रश्न ही कर देता है।'),
      },
      quarter: {
        text: t(
          'After each hard talk, write two lines: what I felt, what the other may have felt.',
          'हर कठिन बातचीत के बाद दो पंक्तियाँ लिखिए: मुझे क्या लगा, सामने वाले को क्या लगा होगा।',
        ),
        why: t('Looking back trains seeing in the moment.', 'पीछे मुड़कर देखने से उसी क्षण देखना आता है।'),
      },
      year: {
        text: t(
          'Ask three colleagues for feedback now and in a year, with the same three questions.',
          'तीन सहकर्मियों से अभी और साल भर बाद वही तीन प्रश्न पूछकर राय लीजिए।',
        ),
        why: t('Others see this change better than oneself does.', 'यह बदलाव खुद से बेहतर दूसरों को दिखता है।'),
      },
    },
  },
}
