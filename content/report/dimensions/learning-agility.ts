import { type DimensionTexts, t } from '../texts.ts'

export const learningAgility: DimensionTexts = {
  name: t('Learning Agility', 'सीखने की तत्परता'),
  meaning: t('Adaptability and continuous learning.', 'बदलाव के साथ ढलना और लगातार सीखना।'),
  headline: {
    exceptional: t(
      'People who answer like this often look for the unknown, and find their footing in it quickly.',
      'इस तरह उत्तर देने वाले लोग अक्सर अनजान की ओर बढ़ते हैं और वहाँ जल्दी पाँव जमा लेते हैं।',
    ),
    strong: t(
      'People who answer like this usually take up new ways readily and learn from what went wrong.',
      'इस तरह उत्तर देने वाले लोग प्रायः नए तरीके सहज अपनाते हैं और गलतियों से सीखते हैं।',
    ),
    moderate: t(
      'People who answer like this learn what their work asks for, at a steady pace and with a reason in view.',
      'इस तरह उत्तर देने वाले लोग काम की ज़रूरत के अनुसार, सधी गति से और किसी कारण से सीखते हैं।',
    ),
    developing: t(
      'People who answer like this tend to deepen what they know rather than to begin something new.',
      'इस तरह उत्तर देने वाले लोग नया शुरू करने की जगह प्रायः जानी हुई बात को गहरा करते हैं।',
    ),
    growth: t(
      'People who answer like this find changes of method tiring, and can gain much from learning in small portions.',
      'इस तरह उत्तर देने वाले लोगों को तरीका बदलना थकाता है; थोड़ा-थोड़ा सीखने से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t('They try a new procedure before they judge it.', 'वे नई प्रक्रिया को परखने से पहले आज़माते हैं।'),
      t('They ask for feedback and use it within days.', 'वे राय माँगते हैं और कुछ ही दिनों में काम में लाते हैं।'),
      t('They carry over what they learned in one task to another.', 'एक काम की सीख वे दूसरे काम में ले जाते हैं।'),
    ],
    steady: [
      t('They adapt to a change once its reason is clear.', 'बदलाव का कारण स्पष्ट हो, तो वे ढल जाते हैं।'),
      t('They learn by doing, with somebody to ask.', 'पूछने वाला कोई हो, तो वे करते-करते सीखते हैं।'),
      t(
        'They repeat what works and mend it now and then.',
        'जो काम करता है उसे दोहराते हैं और समय-समय पर सुधारते हैं।',
      ),
    ],
    growth: [
      t('They master what they do daily and hold on to it.', 'वे रोज़ के काम में पारंगत होते हैं और उसे थामे रहते हैं।'),
      t(
        'They give a team constancy when much around it changes.',
        'बहुत कुछ बदल रहा हो, तब वे टीम को स्थिरता देते हैं।',
      ),
      t('They want to see a use before they learn something.', 'कुछ सीखने से पहले वे उसका उपयोग देखना चाहते हैं।'),
    ],
  },
  trips: {
    strength: [
      t(
        'What has become routine may lose its appeal, and with it some care.',
        'जो रोज़ का हो जाए उसका आकर्षण घट सकता है, और उसके साथ थोड़ी सावधानी भी।',
      ),
      t(
        'Others may need longer for a change than it seems.',
        'दूसरों को बदलाव में उससे अधिक समय लग सकता है जितना दिखता है।',
      ),
    ],
    steady: [
      t('Learning without an occasion may be put off.', 'अवसर न हो तो सीखना टल सकता है।'),
      t('A lesson may stay in the task in which it was learned.', 'जो सीखा, वह उसी काम तक सीमित रह सकता है।'),
    ],
    growth: [
      t(
        'A new tool may be avoided until the old one is switched off.',
        'पुराना साधन बंद होने तक नए साधन से बचा जा सकता है।',
      ),
      t('A first failure may be taken for the last word.', 'पहली असफलता अंतिम मान ली जा सकती है।'),
    ],
  },
  develop: {
    strength: [
      t(
        'Choose one subject for half a year and go deeper than you need to.',
        'छह महीने के लिए एक विषय चुनिए और ज़रूरत से गहरे जाइए।',
      ),
      t('Write down what you learn so that others can follow.', 'जो सीखें, उसे लिखिए ताकि दूसरे भी उससे सीख सकें।'),
      t(
        'Accompany one colleague through a change that you have behind you.',
        'जो बदलाव आप पार कर चुके हैं, उसमें किसी सहकर्मी का साथ दीजिए।',
      ),
    ],
    steady: [
      t('Reserve one hour a week for learning and defend it.', 'हर हफ़्ते एक घंटा सीखने के लिए रखिए और उसे बचाइए।'),
      t(
        'After each task, note one thing to do differently next time.',
        'हर काम के बाद अगली बार के लिए एक बदलाव लिखिए।',
      ),
      t('Teach what you learned last; gaps show at once.', 'जो अभी सीखा, उसे सिखाइए; कमियाँ तुरंत दिखती हैं।'),
    ],
    growth: [
      t(
        'Learn in portions of fifteen minutes, at the same time each day.',
        'रोज़ एक ही समय पर पंद्रह मिनट सीखिए।',
      ),
      t(
        'Ask for a change to be shown to you before it comes into force.',
        'बदलाव लागू होने से पहले उसे दिखाने को कहिए।',
      ),
      t(
        'Keep a list of things that were hard once and are easy now.',
        'उन बातों की सूची रखिए जो कभी कठिन थीं और अब सरल हैं।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where things are new or changing',
    'वहाँ सबसे अच्छा करते हैं जहाँ चीज़ें नई हों या बदल रही हों',
  ),
  second: t('they take up readily what the work newly asks for', 'काम जो नया माँगे, उसे वे सहज अपना लेते हैं'),
  last: t(
    'changes of method may cost them more effort than the work itself',
    'तरीका बदलने में उन्हें काम से भी अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Ask to try out one thing that your team is only talking about, and tell them what you found.',
          'टीम जिस चीज़ की बस बात कर रही है, उसे आज़माने की अनुमति लीजिए और बताइए कि क्या मिला।',
        ),
        why: t(
          'Somebody has to go first, and it costs you least.',
          'किसी को पहले जाना होता है, और आपको इसमें सबसे कम मेहनत लगती है।',
        ),
      },
      quarter: {
        text: t(
          'Take a task in a field you do not know, with a person who does.',
          'अनजान क्षेत्र का एक काम किसी जानकार के साथ लीजिए।',
        ),
        why: t('New ground is where this strength pays.', 'नई ज़मीन पर ही इस क्षमता का लाभ मिलता है।'),
      },
      year: {
        text: t(
          'Work towards a task that changes by its nature: new products, new markets, building up a team.',
          'ऐसे काम की ओर बढ़िए जो स्वभाव से बदलता रहे: नए उत्पाद, नए बाज़ार, नई टीम।',
        ),
        why: t(
          'Change that tires others can carry you.',
          'जो बदलाव दूसरों को थकाता है, वह आपको आगे ले जा सकता है।',
        ),
      },
    },
    grow: {
      week: {
        text: t(
          'Learn one function of a tool you use daily, and use it three times before Friday.',
          'रोज़ के किसी साधन का एक नया उपयोग सीखिए और शुक्रवार तक तीन बार काम में लाइए।',
        ),
        why: t('What was used three times tends to stay.', 'जो तीन बार किया जाए, वह प्रायः टिकता है।'),
      },
      quarter: {
        text: t(
          'Choose one change that is coming anyway, and be among the first to learn it.',
          'जो बदलाव आने ही वाले हैं, उनमें से एक चुनिए और उसे पहले सीखने वालों में रहिए।',
        ),
        why: t('At the beginning nobody expects perfection.', 'शुरुआत में कोई पूर्णता की आशा नहीं करता।'),
      },
      year: {
        text: t(
          'Complete one course with a certificate in a subject that your work will need.',
          'काम में आगे चाहिए ऐसे विषय में प्रमाणपत्र वाला एक पाठ्यक्रम पूरा कीजिए।',
        ),
        why: t('An end in sight keeps learning from being put off.', 'सामने लक्ष्य हो तो सीखना टलता नहीं।'),
      },
    },
  },
}
