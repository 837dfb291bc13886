import { type DimensionTexts, t } from '../texts.ts'

export const analyticalThinking: DimensionTexts = {
  name: t('Analytical Thinking', 'विश्लेषणात्मक सोच'),
  meaning: t('Problem-solving and logical reasoning.', 'समस्याएँ सुलझाना और तर्क से सोचना।'),
  headline: {
    exceptional: t(
      'People who answer like this are often the ones to whom others bring problems that nobody could untangle.',
      'इस तरह उत्तर देने वाले लोगों के पास दूसरे अक्सर वे समस्याएँ लाते हैं जिन्हें कोई सुलझा न सका हो।',
    ),
    strong: t(
      'People who answer like this usually take a problem apart before they try to solve it.',
      'इस तरह उत्तर देने वाले लोग प्रायः समस्या को सुलझाने से पहले उसे हिस्सों में बाँटकर देखते हैं।',
    ),
    moderate: t(
      'People who answer like this reason as carefully as most: thoroughly where it matters to them, by feel elsewhere.',
      'इस तरह उत्तर देने वाले लोग अधिकांश लोगों जितनी सावधानी से सोचते हैं: ज़रूरी बातों में गहराई से, बाकी में अनुभव से।',
    ),
    developing: t(
      'People who answer like this tend to decide by feel and example, and less by taking a matter apart.',
      'इस तरह उत्तर देने वाले लोग मामले को हिस्सों में परखने की जगह प्रायः अनुभव और उदाहरण से निर्णय लेते हैं।',
    ),
    growth: t(
      'People who answer like this find long chains of reasons tiring, and have much to gain from a few simple methods.',
      'इस तरह उत्तर देने वाले लोगों को तर्क की लंबी कड़ियाँ थकाती हैं; कुछ सरल तरीकों से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t(
        'They ask for the facts behind a claim before they act on it.',
        'वे किसी दावे पर चलने से पहले उसके पीछे के तथ्य पूछते हैं।',
      ),
      t(
        'They notice when two parts of a plan do not fit together.',
        'योजना के दो हिस्से मेल न खाएँ, तो उनकी नज़र पड़ जाती है।',
      ),
      t(
        'They look for the cause of a mistake rather than for somebody to blame.',
        'वे दोष देने के लिए व्यक्ति नहीं, गलती का कारण खोजते हैं।',
      ),
    ],
    steady: [
      t('They check figures when a decision depends on them.', 'निर्णय आँकड़ों पर टिका हो, तो वे आँकड़े जाँचते हैं।'),
      t(
        'They follow a good argument and can repeat it to others.',
        'वे अच्छे तर्क को समझते हैं और दूसरों को भी बता सकते हैं।',
      ),
      t(
        'With familiar problems they rely on what worked before.',
        'जानी-पहचानी समस्याओं में वे पहले काम आए उपाय पर भरोसा करते हैं।',
      ),
    ],
    growth: [
      t(
        'They reach a decision quickly, often from what a like case taught them.',
        'वे जल्दी निर्णय लेते हैं, अक्सर किसी मिलते-जुलते मामले की सीख से।',
      ),
      t('They prefer an example to a table of numbers.', 'आँकड़ों की तालिका से अधिक उन्हें उदाहरण समझ आता है।'),
      t('They do well where the steps of the work are laid out.', 'जहाँ काम के चरण तय हों, वहाँ वे अच्छा करते हैं।'),
    ],
  },
  trips: {
    strength: [
      t(
        'The wish for one more fact can delay a decision that is already good enough.',
        'एक और तथ्य की चाह ऐसे निर्णय को टाल सकती है जो पहले ही पर्याप्त अच्छा है।',
      ),
      t(
        'An answer that is right can fail to win people when its reasons come without warmth.',
        'कारण रूखेपन से दिए जाएँ, तो सही उत्तर भी लोगों को राज़ी करने से रह सकता है।',
      ),
    ],
    steady: [
      t(
        'Under pressure the first explanation that fits may be taken for the only one.',
        'दबाव में जो पहला कारण ठीक लगे, वही एकमात्र मान लिया जा सकता है।',
      ),
      t(
        'A habit that worked may be kept after the facts have changed.',
        'तथ्य बदल जाने के बाद भी पुरानी आदत बनी रह सकती है।',
      ),
    ],
    growth: [
      t(
        'A quick conclusion may rest on one striking case.',
        'जल्दी का निष्कर्ष किसी एक प्रभावशाली मामले पर टिका हो सकता है।',
      ),
      t(
        'Errors in numbers may go unnoticed until somebody else finds them.',
        'आँकड़ों की गलतियाँ तब तक छूट सकती हैं जब तक कोई और उन्हें न देखे।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'Before a search for facts, write down which finding would end it.',
        'तथ्य खोजने से पहले लिखिए कि कौन-सी बात मिलते ही खोज पूरी होगी।',
      ),
      t(
        'Explain one finding a week in two sentences to somebody outside your field.',
        'हर हफ़्ते एक निष्कर्ष अपने क्षेत्र से बाहर के व्यक्ति को दो वाक्यों में समझाइए।',
      ),
      t(
        'Offer your way of checking things to a colleague as a short list they can use.',
        'जाँचने का अपना तरीका किसी सहकर्मी को छोटी सूची के रूप में दीजिए।',
      ),
    ],
    steady: [
      t(
        'Ask of each plan: what would we see if it were failing?',
        'हर योजना से पूछिए: अगर यह विफल हो रही हो, तो हमें क्या दिखेगा?',
      ),
      t(
        'Look for one fact against your own view before you settle on it.',
        'अपना मत पक्का करने से पहले उसके विरुद्ध एक तथ्य खोजिए।',
      ),
      t(
        'Work through one problem a week on paper, from cause to effect.',
        'हर हफ़्ते एक समस्या को कागज़ पर कारण से परिणाम तक हल कीजिए।',
      ),
    ],
    growth: [
      t(
        'Write down two possible causes before you act on the first.',
        'पहले कारण पर चलने से पहले दो संभावित कारण लिखिए।',
      ),
      t(
        'Agree with a colleague who is strong with numbers to check yours before they go out.',
        'आँकड़ों में मज़बूत किसी सहकर्मी से तय कीजिए कि भेजने से पहले वे आपके आँकड़े देख लें।',
      ),
      t(
        'Break the next large task into five steps and tick them off.',
        'अगले बड़े काम को पाँच चरणों में बाँटिए और पूरा होने पर निशान लगाइए।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where a tangled matter has to be made clear',
    'वहाँ सबसे अच्छा करते हैं जहाँ उलझे मामले को साफ़ करना हो',
  ),
  second: t(
    'they support what they do with reasons that others can check',
    'वे अपने काम को ऐसे कारणों से सहारा देते हैं जिन्हें दूसरे परख सकें',
  ),
  last: t(
    'long chains of reasoning may cost them more effort than the rest of their work',
    'तर्क की लंबी कड़ियों में उन्हें बाकी काम से अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Choose one question that has been open for long in your team, and write one page: what is known, what is not, what would settle it.',
          'टीम का कोई पुराना खुला प्रश्न चुनिए और एक पृष्ठ लिखिए: क्या पता है, क्या नहीं, और किससे बात तय होगी।',
        ),
        why: t(
          'It puts this strength where others feel its use.',
          'इससे यह क्षमता वहाँ लगती है जहाँ दूसरों को उसका लाभ दिखे।',
        ),
      },
      quarter: {
        text: t(
          'Offer to look into one recurring problem and to report its causes in order of weight.',
          'बार-बार आने वाली एक समस्या को परखने और उसके कारण महत्व के क्रम में बताने का प्रस्ताव दीजिए।',
        ),
        why: t(
          'Recurring problems repay careful thought more than single ones.',
          'बार-बार आने वाली समस्याएँ सोच-विचार का सबसे अधिक फल देती हैं।',
        ),
      },
      year: {
        text: t(
          'Take on work in which the answer is not known beforehand: a study, a forecast, a redesign.',
          'ऐसा काम लीजिए जिसका उत्तर पहले से पता न हो: कोई अध्ययन, अनुमान या नया ढाँचा।',
        ),
        why: t(
          'A strength grows on tasks a little larger than the last.',
          'क्षमता पिछले काम से थोड़े बड़े काम पर बढ़ती है।',
        ),
      },
    },
    grow: {
      week: {
        text: t(
          'Before one decision, write down two causes it could have and one fact that would tell them apart.',
          'किसी एक निर्णय से पहले दो संभावित कारण और एक ऐसा तथ्य लिखिए जो उन्हें अलग कर दे।',
        ),
        why: t(
          'Two causes on paper already slow a hasty conclusion.',
          'कागज़ पर लिखे दो कारण ही जल्दबाज़ी को धीमा कर देते हैं।',
        ),
      },
      quarter: {
        text: t(
          'Keep a log of ten decisions with the reason for each, and look at it again after four weeks.',
          'दस निर्णयों को कारण सहित लिखिए और चार हफ़्ते बाद फिर देखिए।',
        ),
        why: t(
          'Reasons written down can be compared with what happened.',
          'लिखे हुए कारणों की तुलना असल परिणाम से हो सकती है।',
        ),
      },
      year: {
        text: t(
          'Take a short course in working with numbers, and use it on figures of your own work.',
          'आँकड़ों के साथ काम का एक छोटा पाठ्यक्रम कीजिए और उसे अपने काम के आँकड़ों पर लगाइए।',
        ),
        why: t(
          'Methods stay when they are used on something that matters to you.',
          'तरीके तब टिकते हैं जब वे आपके काम की चीज़ पर लगें।',
        ),
      },
    },
  },
}
