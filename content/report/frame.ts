import type { Band } from '../../psychometrics/index.ts'
import { type Text, t } from './texts.ts'

/** What stands around the dimensions' own texts. `{…}` is filled in by the report. */
export const frame = {
  title: t('Your strengths at work', 'काम में आपकी क्षमताएँ'),
  anonymous_title: t('Strengths at work', 'काम में क्षमताएँ'),
  forms: {
    full: t('Full form', 'पूरा रूप'),
    short: t('Short form', 'छोटा रूप'),
  },
  summary: {
    both: t(
      'Your answers point to {high} as the clearest strength and to {low} as the area with most room to grow. Every score comes with an interval: read both together.',
      'आपके उत्तर {high} को सबसे स्पष्ट क्षमता के रूप में और {low} को बढ़ने की सबसे अधिक जगह वाले क्षेत्र के रूप में दिखाते हैं। हर अंक के साथ एक अंतराल है: दोनों को साथ पढ़िए।',
    ),
    high: t(
      'Your answers point to {high} as the clearest strength; no area falls clearly behind. Every score comes with an interval: read both together.',
      'आपके उत्तर {high} को सबसे स्पष्ट क्षमता के रूप में दिखाते हैं; कोई क्षेत्र साफ़ तौर पर पीछे नहीं है। हर अंक के साथ एक अंतराल है: दोनों को साथ पढ़िए।',
    ),
    low: t(
      'Your answers show most room to grow in {low}; among the other areas {high} comes first. Every score comes with an interval: read both together.',
      'आपके उत्तर {low} में बढ़ने की सबसे अधिक जगह दिखाते हैं; बाकी क्षेत्रों में {high} आगे है। हर अंक के साथ एक अंतराल है: दोनों को साथ पढ़िए।',
    ),
    even: t(
      'Your answers give an even picture: all areas lie in the middle range, with {high} a little ahead. Every score comes with an interval: read both together.',
      'आपके उत्तर संतुलित चित्र देते हैं: सभी क्षेत्र मध्यम सीमा में हैं, {high} थोड़ा आगे है। हर अंक के साथ एक अंतराल है: दोनों को साथ पढ़िए।',
    ),
    one: t(
      'Only {high} could be scored. What follows speaks of that alone; the score comes with an interval: read both together.',
      'केवल {high} का अंक निकल सका। आगे की बातें उसी के बारे में हैं; अंक के साथ एक अंतराल है: दोनों को साथ पढ़िए।',
    ),
  },
  warning: {
    caution: t(
      'Some of the answers are unusual for somebody who reads each question. Read everything that follows with care.',
      'कुछ उत्तर ऐसे हैं जो हर प्रश्न पढ़ने वाले से कम ही मिलते हैं। आगे की हर बात को सावधानी से पढ़िए।',
    ),
    doubtful: t(
      'The answers look much like answers given without reading. The scores may describe nobody, so this report names no strengths and gives no recommendations; taking the assessment again, at a quiet hour, would help.',
      'उत्तर बिना पढ़े दिए गए उत्तरों जैसे दिखते हैं। हो सकता है अंक किसी का भी वर्णन न करें, इसलिए यह रिपोर्ट न क्षमताएँ बताती है न सुझाव देती है; शांत समय में आकलन फिर देना अच्छा रहेगा।',
    ),
    unchecked: t(
      'There were too few answers to check whether they fit together. Take what follows as a first impression.',
      'उत्तर इतने कम थे कि उनका आपसी मेल नहीं परखा जा सका। आगे की बातों को पहली छाप मानिए।',
    ),
  },
  profile: {
    title: t('Personal profile', 'व्यक्तिगत परिचय'),
    lead: t(
      'What your answers say about strengths at work, one by one and together.',
      'आपके उत्तर काम की क्षमताओं के बारे में क्या कहते हैं, अलग-अलग और साथ में।',
    ),
    pair: t('People who answer as you did {first}; {second}.', 'आपकी तरह उत्तर देने वाले लोग {first}; {second}।'),
    alone: t('People who answer as you did {first}.', 'आपकी तरह उत्तर देने वाले लोग {first}।'),
    last: t('At the other end, {last}.', 'दूसरी ओर, {last}।'),
    spread: t(
      'The distance between the highest and the lowest score is wide ({points} points), so it matters more than usual which tasks come your way.',
      'सबसे ऊँचे और सबसे नीचे अंक में बड़ा अंतर है ({points} अंक), इसलिए यह सामान्य से अधिक मायने रखता है कि आपको कौन-से काम मिलते हैं।',
    ),
    level: t(
      'The scores lie close together ({points} points apart): no kind of task stands out, and the choice among them can follow your interest.',
      'अंक पास-पास हैं ({points} अंक का अंतर): कोई एक तरह का काम अलग नहीं दिखता, चुनाव आपकी रुचि से हो सकता है।',
    ),
    strength: t(
      'Score {score}, interval {low} to {high}: {probability}% sure to lie in the two highest bands.',
      'अंक {score}, अंतराल {low} से {high}: दो सबसे ऊँची श्रेणियों में होने की संभावना {probability}%।',
    ),
    growth: t(
      'Score {score}, interval {low} to {high}: {probability}% sure to lie in the two lowest bands.',
      'अंक {score}, अंतराल {low} से {high}: दो सबसे नीची श्रेणियों में होने की संभावना {probability}%।',
    ),
  },
  certainty: t(
    'Score {score}. With 95% confidence it lies between {low} and {high}. The most likely band is “{band}” ({probability}%){next}.',
    'अंक {score}। 95% विश्वास के साथ यह {low} और {high} के बीच है। सबसे संभावित श्रेणी “{band}” है ({probability}%){next}।',
  ),
  certainty_withheld: t(
    'Score {score}. Had the answers been meant, it would lie between {low} and {high} with 95% confidence.',
    'अंक {score}। उत्तर सोचकर दिए गए होते, तो यह 95% विश्वास के साथ {low} और {high} के बीच होता।',
  ),
  certainty_next: t(', the next “{band}” ({probability}%)', ', उसके बाद “{band}” ({probability}%)'),
  withheld: t(
    'Nothing is said about this score, since the answers can’t be taken at their word.',
    'इस अंक के बारे में कुछ नहीं कहा गया, क्योंकि उत्तरों पर भरोसा नहीं किया जा सकता।',
  ),
  unscored: {
    headline: t(
      'There were not enough answers here for a score, so nothing is said about it.',
      'यहाँ अंक के लिए पर्याप्त उत्तर नहीं थे, इसलिए इसके बारे में कुछ नहीं कहा गया।',
    ),
    certainty: t(
      'A score needs at least four answers about oneself, or all that the assessment has.',
      'अंक के लिए अपने बारे में कम से कम चार उत्तर, या आकलन में जितने प्रश्न हों उन सबके उत्तर चाहिए।',
    ),
  },
  components: {
    self: t('About yourself', 'अपने बारे में'),
    situational: t('Work scenes', 'काम के दृश्य'),
    peer: t('Peer feedback', 'साथियों की राय'),
  },
  evidence: {
    self: t('{n} answers about oneself', 'अपने बारे में {n} उत्तर'),
    situational: t('{n} work scenes', 'काम के {n} दृश्य'),
    peer: t('feedback of {n} peers', '{n} साथियों की राय'),
    one: {
      self: t('one answer about oneself', 'अपने बारे में एक उत्तर'),
      situational: t('one work scene', 'काम का एक दृश्य'),
      peer: t('feedback of one peer', 'एक साथी की राय'),
    },
    rests: t('It rests on {parts}.', 'आधार: {parts}।'),
    missing: t(
      'Missing so far: {parts}; that weight is shared out over the other parts.',
      'अभी नहीं है: {parts}; उसका भार बाकी हिस्सों में बाँट दिया गया है।',
    ),
    nothing: t('It rests on nothing yet.', 'अभी कोई आधार नहीं है।'),
  },
  development: {
    title: t('Development suggestions', 'विकास के सुझाव'),
    lead: t(
      'A few are enough at a time. They come in the order in which they promise most.',
      'एक समय में कुछ ही काफ़ी हैं। जिनसे लाभ की आशा सबसे अधिक है, वे पहले हैं।',
    ),
    withheld: t(
      'No suggestions: the answers can’t be taken at their word.',
      'कोई सुझाव नहीं: उत्तरों पर भरोसा नहीं किया जा सकता।',
    ),
  },
  comparison: {
    title: t('Comparative analysis', 'तुलनात्मक विश्लेषण'),
    lead: t(
      'Your scores beside those of others. A difference smaller than the interval says nothing.',
      'आपके अंक दूसरों के अंकों के साथ। अंतराल से छोटे अंतर का कोई अर्थ नहीं।',
    ),
    norm: t('Norm group', 'तुलना का समूह'),
    norm_prior: {
      origin: t('An assumed population', 'एक मानी हुई जनसंख्या'),
      statement: t(
        'Not enough people have taken this assessment here yet. Percentiles and bands compare with an assumed population with a normal distribution: a stated starting point, not a finding.',
        'यहाँ अभी पर्याप्त लोगों ने यह आकलन नहीं दिया। शतमक और श्रेणियाँ सामान्य वितरण वाली मानी हुई जनसंख्या से तुलना करती हैं: यह खुलकर बताई गई शुरुआती मान्यता है, कोई निष्कर्ष नहीं।',
      ),
    },
    norm_sample: {
      origin: t('People who took this assessment here', 'जिन लोगों ने यहाँ यह आकलन दिया'),
      statement: t(
        'Compared with {n} people who have taken this assessment in this installation.',
        'इस संस्था में यह आकलन दे चुके {n} लोगों से तुलना की गई।',
      ),
    },
    industry: t('Your field', 'आपका क्षेत्र'),
    role: t('Your role', 'आपकी भूमिका'),
    group_prior: t(
      'An assumption until at least five people here who named it can be compared: the middle half of the assumed population. Nothing is known yet about how this group differs.',
      'एक मान्यता, जब तक यहाँ इसे बताने वाले कम से कम पाँच लोगों की तुलना न हो सके: मानी हुई जनसंख्या का बीच का आधा हिस्सा। यह समूह कैसे अलग है, अभी पता नहीं।',
    ),
    group: t(
      'From {n} people of this installation. Figures are rounded to half points, and people are taken in five or more at a time, so that nobody can be made out.',
      'इस संस्था के {n} लोगों के आधार पर। अंक निकटतम आधे अंक तक लिखे गए हैं और लोग पाँच या अधिक एक साथ जोड़े जाते हैं, ताकि किसी को पहचाना न जा सके।',
    ),
    place: {
      above: t('Above the middle half.', 'बीच के आधे हिस्से से ऊपर।'),
      within: t('Within the middle half.', 'बीच के आधे हिस्से में।'),
      below: t('Below the middle half.', 'बीच के आधे हिस्से से नीचे।'),
    },
  },
  bands: {
    exceptional: t('Exceptional strength', 'असाधारण क्षमता'),
    strong: t('Strong capability', 'मज़बूत क्षमता'),
    moderate: t('Moderate', 'मध्यम'),
    developing: t('Developing area', 'विकसित हो रहा क्षेत्र'),
    growth: t('Significant growth opportunity', 'विकास का बड़ा अवसर'),
  } satisfies Record<Band, Text>,
  band_notes: {
    exceptional: t('8 and above: the top 5% of the norm group.', '8 और ऊपर: तुलना के समूह के सबसे ऊँचे 5%।'),
    strong: t(
      '6 to below 8: the top 25%, without the top 5%.',
      '6 से 8 से कम: सबसे ऊँचे 25%, सबसे ऊँचे 5% को छोड़कर।',
    ),
    moderate: t(
      '4 to below 6: the average range, about half of people.',
      '4 से 6 से कम: औसत सीमा, लगभग आधे लोग।',
    ),
    developing: t(
      '2 to below 4: below average, about one in five.',
      '2 से 4 से कम: औसत से नीचे, लगभग पाँच में से एक।',
    ),
    growth: t('Below 2: the lowest 5%.', '2 से कम: सबसे नीचे के 5%।'),
  } satisfies Record<Band, Text>,
}
