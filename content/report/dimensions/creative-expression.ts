import { type DimensionTexts, t } from '../texts.ts'

export const creativeExpression: DimensionTexts = {
  name: t('Creative Expression', 'रचनात्मक अभिव्यक्ति'),
  meaning: t('Artistic and innovative thinking.', 'कलात्मक और नई तरह की सोच।'),
  headline: {
    exceptional: t(
      'People who answer like this often see a way that nobody else had thought of, and make it visible to others.',
      'इस तरह उत्तर देने वाले लोग अक्सर ऐसा रास्ता देखते हैं जो किसी ने न सोचा हो, और उसे दूसरों को भी दिखा देते हैं।',
    ),
    strong: t(
      'People who answer like this usually have more than one idea, and enjoy giving ideas a shape.',
      'इस तरह उत्तर देने वाले लोगों के पास प्रायः एक से अधिक विचार होते हैं, और विचारों को रूप देना उन्हें भाता है।',
    ),
    moderate: t(
      'People who answer like this improve what is there, and come up with something new when the work asks for it.',
      'इस तरह उत्तर देने वाले लोग मौजूद चीज़ को बेहतर बनाते हैं, और काम माँगे तो कुछ नया भी सोच लेते हैं।',
    ),
    developing: t(
      'People who answer like this tend to prefer ways that have proved themselves to ways that are new.',
      'इस तरह उत्तर देने वाले लोग नए तरीकों की तुलना में प्रायः परखे हुए तरीके पसंद करते हैं।',
    ),
    growth: t(
      'People who answer like this leave inventing to others, and can gain much from small and safe trials.',
      'इस तरह उत्तर देने वाले लोग नया सोचना दूसरों पर छोड़ देते हैं; छोटे और सुरक्षित प्रयोगों से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t('They bring several proposals where others bring one.', 'जहाँ दूसरे एक प्रस्ताव लाते हैं, वहाँ वे कई लाते हैं।'),
      t(
        'They connect things from fields that have little to do with each other.',
        'वे अलग-अलग क्षेत्रों की बातों को आपस में जोड़ देते हैं।',
      ),
      t(
        'They care about how a thing looks and sounds, and it shows in what they hand over.',
        'चीज़ कैसी दिखती और सुनाई देती है, इसका वे ध्यान रखते हैं, और यह उनके काम में झलकता है।',
      ),
    ],
    steady: [
      t('They find a new angle when the usual way is blocked.', 'सामान्य रास्ता बंद हो, तो वे नया कोण खोज लेते हैं।'),
      t(
        'They take up other people’s ideas and make them workable.',
        'वे दूसरों के विचार लेकर उन्हें काम लायक बना देते हैं।',
      ),
      t(
        'They give their work a decent form without spending days on it.',
        'वे दिनों तक लगे बिना अपने काम को अच्छा रूप दे देते हैं।',
      ),
    ],
    growth: [
      t(
        'They carry out a proven procedure without being tempted to reinvent it.',
        'वे परखी हुई प्रक्रिया को बदलने के लालच के बिना पूरा करते हैं।',
      ),
      t('They ask for an example to follow before they begin.', 'शुरू करने से पहले वे कोई नमूना माँगते हैं।'),
      t(
        'They keep forms and standards, which spares others surprises.',
        'वे तय रूप और मानक निभाते हैं, जिससे दूसरों को अचानक बदलाव नहीं झेलना पड़ता।',
      ),
    ],
  },
  trips: {
    strength: [
      t(
        'A new idea may be more tempting than the last fifth of the old one.',
        'पुराने विचार के आखिरी हिस्से से नया विचार अधिक लुभा सकता है।',
      ),
      t(
        'Others may lose track when the third proposal comes before the first is understood.',
        'पहला प्रस्ताव समझ में आने से पहले तीसरा आ जाए, तो दूसरे पीछे छूट सकते हैं।',
      ),
    ],
    steady: [
      t('In routine weeks good ideas may stay unspoken.', 'सामान्य हफ़्तों में अच्छे विचार अनकहे रह सकते हैं।'),
      t(
        'The first workable idea may end the search too early.',
        'पहला काम लायक विचार मिलते ही खोज जल्दी रुक सकती है।',
      ),
    ],
    growth: [
      t(
        'When a proven way stops working, the change may come late.',
        'परखा हुआ तरीका बेकार हो जाए, तो बदलाव देर से आ सकता है।',
      ),
      t(
        'Open questions without an example may feel harder than they need to.',
        'बिना नमूने के खुले प्रश्न ज़रूरत से अधिक कठिन लग सकते हैं।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'Keep a list of ideas for later, so that the present one gets finished.',
        'बाद के विचारों की सूची रखिए, ताकि अभी का विचार पूरा हो सके।',
      ),
      t(
        'Show one idea early as a rough sketch and ask what it is missing.',
        'एक विचार को जल्दी कच्चे रूप में दिखाइए और पूछिए कि क्या कमी है।',
      ),
      t(
        'Pair up with somebody who likes finishing things.',
        'किसी ऐसे साथी के साथ काम कीजिए जिसे काम पूरे करना पसंद हो।',
      ),
    ],
    steady: [
      t(
        'Before choosing an idea, write down two others that are worse and one that is odd.',
        'विचार चुनने से पहले दो कमज़ोर और एक अजीब विचार भी लिखिए।',
      ),
      t('Say one improvement aloud in each weekly meeting.', 'हर साप्ताहिक बैठक में एक सुधार ज़रूर कहिए।'),
      t(
        'Look once a month at how another field solves the same task.',
        'महीने में एक बार देखिए कि दूसरा क्षेत्र यही काम कैसे करता है।',
      ),
    ],
    growth: [
      t(
        'Try one small change in a routine each week and note what it did.',
        'हर हफ़्ते किसी दिनचर्या में एक छोटा बदलाव कीजिए और असर लिखिए।',
      ),
      t(
        'Begin from an example and change exactly one thing in it.',
        'किसी नमूने से शुरू कीजिए और उसमें बस एक चीज़ बदलिए।',
      ),
      t(
        'Ask a colleague with many ideas for three, and choose among them.',
        'बहुत विचारों वाले सहकर्मी से तीन विचार माँगिए और उनमें से चुनिए।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where something new has to take shape',
    'वहाँ सबसे अच्छा करते हैं जहाँ कुछ नया रूप लेना हो',
  ),
  second: t('they bring ideas of their own to it', 'वे उसमें अपने विचार भी जोड़ते हैं'),
  last: t(
    'tasks without an example to follow may cost them more effort than others',
    'बिना नमूने वाले कामों में उन्हें अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Sketch three different ways to do one task that everybody does in the same way.',
          'जो काम सब एक ही तरह करते हैं, उसे करने के तीन अलग तरीके बनाकर देखिए।',
        ),
        why: t(
          'Ideas are welcome where a routine has become tiresome.',
          'जहाँ दिनचर्या उबाऊ हो चुकी हो, वहाँ विचारों का स्वागत होता है।',
        ),
      },
      quarter: {
        text: t(
          'Take one idea through to the end, small: a trial with five people and a page about what came of it.',
          'एक विचार को छोटे रूप में अंत तक ले जाइए: पाँच लोगों के साथ प्रयोग और परिणाम पर एक पृष्ठ।',
        ),
        why: t(
          'One finished idea persuades more than ten begun ones.',
          'एक पूरा विचार दस अधूरे विचारों से अधिक असर करता है।',
        ),
      },
      year: {
        text: t(
          'Look for a task in which inventing is the work itself: a campaign, a product, a new way of serving customers.',
          'ऐसा काम खोजिए जिसमें नया सोचना ही मुख्य काम हो: कोई अभियान, उत्पाद या ग्राहक सेवा का नया तरीका।',
        ),
        why: t(
          'What is done daily grows faster than what is done on the side.',
          'जो रोज़ किया जाए, वह कभी-कभार किए गए काम से तेज़ बढ़ता है।',
        ),
      },
    },
    grow: {
      week: {
        text: t(
          'Change one small thing in a routine task and write down whether it helped.',
          'किसी रोज़ के काम में एक छोटी चीज़ बदलिए और लिखिए कि उससे मदद मिली या नहीं।',
        ),
        why: t('A small trial costs nothing when it fails.', 'छोटा प्रयोग विफल हो तो भी कुछ नहीं जाता।'),
      },
      quarter: {
        text: t(
          'Collect twenty ideas for one question before judging any of them, then try the two best.',
          'एक प्रश्न पर बीस विचार बिना परखे इकट्ठे कीजिए, फिर दो सबसे अच्छे आज़माइए।',
        ),
        why: t('Judging later makes room for the unusual.', 'बाद में परखने से अनोखे विचारों को जगह मिलती है।'),
      },
      year: {
        text: t(
          'Take up one form of making, such as writing, drawing or building, for an hour each week.',
          'लिखना, चित्र बनाना या कुछ गढ़ना: इनमें से एक को हर हफ़्ते एक घंटा दीजिए।',
        ),
        why: t(
          'Making things often lowers the fear of the empty page.',
          'बार-बार कुछ बनाने से कोरे पन्ने का डर घटता है।',
        ),
      },
    },
  },
}
