import { type DimensionTexts, t } from '../texts.ts'

export const communicationSkills: DimensionTexts = {
  name: t('Communication Skills', 'संवाद कौशल'),
  meaning: t('Verbal and written communication.', 'बोलकर और लिखकर अपनी बात पहुँचाना।'),
  headline: {
    exceptional: t(
      'People who answer like this often find the words after which everybody else understands the matter.',
      'इस तरह उत्तर देने वाले लोग अक्सर वे शब्द खोज लेते हैं जिनके बाद सबको बात समझ आ जाती है।',
    ),
    strong: t(
      'People who answer like this usually make themselves understood at the first attempt, spoken or written.',
      'इस तरह उत्तर देने वाले लोग बोलकर या लिखकर प्रायः पहली बार में ही अपनी बात समझा देते हैं।',
    ),
    moderate: t(
      'People who answer like this get their point across in familiar company, and prepare themselves for the rest.',
      'इस तरह उत्तर देने वाले लोग परिचित माहौल में अपनी बात पहुँचा देते हैं, और बाकी जगहों के लिए तैयारी करते हैं।',
    ),
    developing: t(
      'People who answer like this tend to know more than they say, or to say it later than it would help.',
      'इस तरह उत्तर देने वाले लोग प्रायः जितना जानते हैं उससे कम कहते हैं, या तब कहते हैं जब देर हो चुकी हो।',
    ),
    growth: t(
      'People who answer like this find explaining things hard work, and can gain much from a few plain patterns.',
      'इस तरह उत्तर देने वाले लोगों को समझाना मेहनत का काम लगता है; कुछ सरल ढाँचों से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t(
        'They say the main thing first and the details to those who ask.',
        'वे मुख्य बात पहले कहते हैं और विवरण पूछने वालों को देते हैं।',
      ),
      t('They notice when a listener has stopped following.', 'सुनने वाला पीछे छूट जाए, तो वे भाँप लेते हैं।'),
      t('They write messages that need no second one.', 'उनका संदेश ऐसा होता है कि दूसरे संदेश की ज़रूरत नहीं पड़ती।'),
    ],
    steady: [
      t(
        'They explain well what they have thought through beforehand.',
        'जो पहले से सोच रखा हो, उसे वे अच्छे से समझाते हैं।',
      ),
      t('They listen to the end before they answer.', 'वे पूरी बात सुनकर उत्तर देते हैं।'),
      t(
        'They choose a talk for what is delicate and a message for what is plain.',
        'नाज़ुक बात के लिए वे बातचीत और सीधी बात के लिए संदेश चुनते हैं।',
      ),
    ],
    growth: [
      t('They let results speak, and use few words.', 'वे कम बोलते हैं और परिणाम को बोलने देते हैं।'),
      t('They prefer one listener to many.', 'बहुत लोगों की जगह एक सुनने वाला उन्हें अधिक सहज लगता है।'),
      t('They do well with fixed texts and scripts.', 'तय पाठ और लिखे संवाद के साथ वे अच्छा करते हैं।'),
    ],
  },
  trips: {
    strength: [
      t(
        'What is said with ease may be taken for settled before it is thought through.',
        'सहजता से कही बात सोचे-समझे बिना ही तय मान ली जा सकती है।',
      ),
      t(
        'Silence may be filled that another person needed.',
        'जो चुप्पी किसी और को चाहिए थी, वह भर दी जा सकती है।',
      ),
    ],
    steady: [
      t('Without preparation the main point may come last.', 'तैयारी न हो, तो मुख्य बात अंत में आ सकती है।'),
      t('Long messages may hide the one question in them.', 'लंबे संदेश में असली प्रश्न छिप सकता है।'),
    ],
    growth: [
      t(
        'Others may guess at what was meant, and guess wrong.',
        'दूसरे आशय का अनुमान लगा सकते हैं, और गलत लगा सकते हैं।',
      ),
      t('Good work may stay unknown to those who decide.', 'अच्छा काम निर्णय लेने वालों तक पहुँचने से रह सकता है।'),
    ],
  },
  develop: {
    strength: [
      t(
        'Ask a listener to say back what they took away, and compare.',
        'सुनने वाले से पूछिए कि उन्होंने क्या समझा, और मिलाकर देखिए।',
      ),
      t(
        'Practise saying a hard thing in two kind sentences.',
        'कठिन बात को दो नरम वाक्यों में कहने का अभ्यास कीजिए।',
      ),
      t(
        'Help a colleague with a text or a talk that matters to them.',
        'किसी सहकर्मी के महत्वपूर्ण लेख या भाषण में मदद कीजिए।',
      ),
    ],
    steady: [
      t(
        'Begin each message with the sentence you would keep if only one were read.',
        'हर संदेश उस वाक्य से शुरू कीजिए जिसे आप तब रखते जब बस एक ही पढ़ा जाता।',
      ),
      t(
        'Before a talk, note the one thing the other should remember.',
        'बातचीत से पहले वह एक बात लिखिए जो सामने वाले को याद रहनी चाहिए।',
      ),
      t('Cut one third of the next long text.', 'अगले लंबे पाठ का एक तिहाई हिस्सा काट दीजिए।'),
    ],
    growth: [
      t(
        'Use one pattern for reports: what happened, what it means, what I need.',
        'बताने के लिए एक ढाँचा अपनाइए: क्या हुआ, उसका अर्थ, मुझे क्या चाहिए।',
      ),
      t('Read the next important message aloud before sending it.', 'अगला ज़रूरी संदेश भेजने से पहले ज़ोर से पढ़िए।'),
      t(
        'Ask one question in each talk, even when the answer seems clear.',
        'हर बातचीत में एक प्रश्न पूछिए, भले उत्तर साफ़ लगे।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where people have to understand each other',
    'वहाँ सबसे अच्छा करते हैं जहाँ लोगों को एक-दूसरे को समझना हो',
  ),
  second: t('they find words for it that others understand', 'वे उसे ऐसे शब्दों में कहते हैं जो दूसरों को समझ आएँ'),
  last: t(
    'putting things into words may cost them more effort than doing them',
    'बात को शब्दों में रखने में उन्हें काम करने से अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Explain the most confusing part of your work in half a page, and give it to somebody new.',
          'अपने काम का सबसे उलझा हिस्सा आधे पृष्ठ में समझाइए और किसी नए साथी को दीजिए।',
        ),
        why: t('Clear words save others hours.', 'साफ़ शब्द दूसरों के घंटे बचाते हैं।'),
      },
      quarter: {
        text: t(
          'Give one talk or training to people outside your team.',
          'अपनी टीम से बाहर के लोगों को एक वक्तव्य या प्रशिक्षण दीजिए।',
        ),
        why: t(
          'Strangers show where an explanation still has gaps.',
          'अनजान श्रोता दिखाते हैं कि समझाने में कहाँ कमी है।',
        ),
      },
      year: {
        text: t(
          'Become the voice of your team in one place that matters: with a customer, a partner or the management.',
          'किसी महत्वपूर्ण जगह पर अपनी टीम की आवाज़ बनिए: ग्राहक, साझेदार या प्रबंधन के सामने।',
        ),
        why: t('There the strength counts for more people than one.', 'वहाँ यह क्षमता कई लोगों के काम आती है।'),
      },
    },
    grow: {
      week: {
        text: t(
          'Before one talk, write down the single sentence that the other person should remember.',
          'एक बातचीत से पहले वह एक वाक्य लिखिए जो सामने वाले को याद रहना चाहिए।',
        ),
        why: t('One sentence is enough to give a talk its shape.', 'बातचीत को रूप देने के लिए एक वाक्य काफ़ी है।'),
      },
      quarter: {
        text: t(
          'Record three of your own calls or talks, with consent, and listen for where the main point comes.',
          'सहमति लेकर अपनी तीन बातचीत रिकॉर्ड कीजिए और सुनिए कि मुख्य बात कहाँ आती है।',
        ),
        why: t(
          'Hardly anything teaches as fast as hearing oneself.',
          'खुद को सुनने जितनी जल्दी शायद ही कुछ सिखाता हो।',
        ),
      },
      year: {
        text: t(
          'Join a group that practises speaking, or write a short piece each month that others read.',
          'बोलने का अभ्यास करने वाले किसी समूह से जुड़िए, या हर महीने एक छोटा लेख लिखिए जिसे दूसरे पढ़ें।',
        ),
        why: t('Ease comes from many small occasions.', 'सहजता बहुत से छोटे अवसरों से आती है।'),
      },
    },
  },
}
