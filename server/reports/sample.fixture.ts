import { type Dimension, dimensions } from '../../content/definition.ts'
import { type Band, bandOf, bandProbabilities, bands } from '../../psychometrics/index.ts'
import type { DimensionProfile, Language, Report, Step } from './model.ts'

const names: Record<Dimension, Record<Language, string>> = {
  analytical_thinking: { en: 'Analytical Thinking', hi: 'विश्लेषणात्मक सोच' },
  creative_expression: { en: 'Creative Expression', hi: 'रचनात्मक अभिव्यक्ति' },
  leadership_potential: { en: 'Leadership Potential', hi: 'नेतृत्व क्षमता' },
  communication_skills: { en: 'Communication Skills', hi: 'संवाद कौशल' },
  emotional_intelligence: { en: 'Emotional Intelligence', hi: 'भावनात्मक समझ' },
  learning_agility: { en: 'Learning Agility', hi: 'सीखने की तत्परता' },
  technical_proficiency: { en: 'Technical Proficiency', hi: 'तकनीकी दक्षता' },
  work_ethic: { en: 'Work Ethic', hi: 'कार्य निष्ठा' },
}
const scores = [7.4, 5.1, 6.2, 8.3, 4.8, 6.9, 3.2, 5.6]
const bandNames: Record<Band, Record<Language, string>> = {
  exceptional: { en: 'Exceptional strength', hi: 'असाधारण क्षमता' },
  strong: { en: 'Strong capability', hi: 'मज़बूत क्षमता' },
  moderate: { en: 'Moderate', hi: 'मध्यम' },
  developing: { en: 'Developing area', hi: 'विकसित हो रहा क्षेत्र' },
  growth: { en: 'Significant growth opportunity', hi: 'विकास का बड़ा अवसर' },
}

/** One complete report for whoever draws it: a middling person, one dimension low, peers missing. */
export function sampleReport(language: Language, change: Partial<Report> = {}): Report {
  const say = (en: string, hi: string) => (language === 'en' ? en : hi)
  const nameOf = (dimension: Dimension) => names[dimension][language]
  const profile = dimensions.map((dimension, i): DimensionProfile => {
    const score = scores[i] as number
    const name = nameOf(dimension)
    const band = bandOf(score)
    const interval = { low: Math.max(1, score - 1.3), high: Math.min(10, score + 1.3) }
    return {
      dimension,
      name,
      meaning: say('Problem-solving and logical reasoning.', 'समस्याएँ सुलझाना और तर्क से सोचना।'),
      standing: score >= 6 ? 'strength' : score >= 4 ? 'steady' : 'growth',
      score,
      interval,
      standard_error: 0.66,
      band,
      band_name: bandNames[band][language],
      band_probabilities: bandProbabilities((score - 5) / 2, 0.35),
      percentile: Math.round(score * 9.5),
      headline: say(
        `People who answer as you did about ${name} are often the ones others come to when a matter has many threads.`,
        `${name} में आपकी तरह उत्तर देने वाले लोगों के पास दूसरे अक्सर तब आते हैं जब कोई मामला उलझा हुआ हो।`,
      ),
      certainty: say(
        `Your score is ${score}; with 95% confidence it lies between ${interval.low.toFixed(1)} and ${interval.high.toFixed(1)}. The band “${bandNames[band].en}” is the most likely one (68%).`,
        `आपका अंक ${score} है; 95% विश्वास के साथ यह ${interval.low.toFixed(1)} और ${interval.high.toFixed(1)} के बीच है। सबसे संभावित श्रेणी “${bandNames[band].hi}” है (68%)।`,
      ),
      at_work: [
        say(
          'They tend to ask for the numbers behind a claim before they agree to it.',
          'वे किसी बात को मानने से पहले उसके पीछे के आँकड़े पूछते हैं।',
        ),
        say(
          'They usually notice when two parts of a plan do not fit together.',
          'योजना के दो हिस्से मेल न खाएँ, तो वे प्रायः ध्यान दे देते हैं।',
        ),
        say(
          'They often explain a decision by its reasons, so that others can check it.',
          'वे निर्णय को उसके कारणों सहित समझाते हैं, ताकि दूसरे उसे परख सकें।',
        ),
      ],
      trips: [
        say(
          'Under time pressure the wish for one more fact can delay a decision that is good enough.',
          'समय कम हो तो एक और तथ्य की चाह पर्याप्त अच्छे निर्णय को टाल सकती है।',
        ),
      ],
      develop: [
        say(
          'Before the next decision, write down what would change your mind, and stop looking once you know.',
          'अगले निर्णय से पहले लिखिए कि किस बात से आपका मत बदलेगा, और वह पता चलते ही खोज रोक दीजिए।',
        ),
        say(
          'Explain one finding a week in two sentences to somebody outside your field.',
          'हर हफ़्ते एक निष्कर्ष अपने क्षेत्र से बाहर के किसी व्यक्ति को दो वाक्यों में समझाइए।',
        ),
      ],
      evidence: say(
        'It rests on 10 answers about yourself and 5 work scenes. There is no peer feedback yet; its weight is shared out over the other parts.',
        'यह आपके बारे में 10 उत्तरों और काम के 5 प्रसंगों पर आधारित है। सहकर्मियों की राय अभी नहीं है; उसका भार बाकी हिस्सों में बाँट दिया गया है।',
      ),
      components: [
        { component: 'self', name: say('About yourself', 'अपने बारे में'), weight: 0.53, evidence: 10 },
        { component: 'situational', name: say('Work scenes', 'काम के प्रसंग'), weight: 0.47, evidence: 5 },
        { component: 'peer', name: say('Peer feedback', 'सहकर्मियों की राय'), weight: 0, evidence: 0 },
      ],
    }
  })
  const highlight = (dimension: Dimension) => ({
    dimension,
    name: nameOf(dimension),
    score: scores[dimensions.indexOf(dimension)] as number,
    text: say(
      'This is where your answers stand out most from those of other people.',
      'यहीं आपके उत्तर दूसरे लोगों से सबसे अधिक अलग हैं।',
    ),
  })
  const step = (id: string, dimension: Dimension): Step => ({
    id,
    dimension,
    name: nameOf(dimension),
    text: say(
      'Choose one talk this week and write down beforehand the one thing that the other person should remember.',
      'इस हफ़्ते एक बातचीत चुनिए और पहले से लिखिए कि सामने वाले को कौन-सी एक बात याद रहनी चाहिए।',
    ),
    why: say('Small, finished and soon: that is how a habit begins.', 'छोटा, पूरा और जल्दी: आदत ऐसे ही बनती है।'),
  })
  const benchmark = (title: string, group: string, kind: 'prior' | 'group', size: number | null) => ({
    title,
    group,
    kind,
    size,
    statement: say(
      kind === 'group'
        ? `From ${size} people of this organisation who named this field.`
        : 'An assumption until at least five people here have named it: the middle half of an assumed population.',
      kind === 'group'
        ? `इस संस्था के ${size} लोगों के आधार पर जिन्होंने यह क्षेत्र बताया।`
        : 'जब तक यहाँ कम से कम पाँच लोग यह क्षेत्र न बताएँ, तब तक एक मान्यता: मानी गई जनसंख्या का बीच का आधा हिस्सा।',
    ),
    rows: dimensions.map((dimension, i) => {
      const yours = scores[i] as number
      const place = yours > 6.2 ? ('above' as const) : yours < 4.1 ? ('below' as const) : ('within' as const)
      return {
        dimension,
        name: nameOf(dimension),
        yours,
        typical: { low: 4.1, middle: 5.2, high: 6.2 },
        place,
        text: say(
          place === 'within' ? 'Within the middle half.' : `Outside the middle half (${place}).`,
          place === 'within' ? 'बीच के आधे हिस्से में।' : 'बीच के आधे हिस्से से बाहर।',
        ),
      }
    }),
  })
  return {
    version: 1,
    language,
    title: say('Your strengths at work', 'काम में आपकी क्षमताएँ'),
    subject: {
      name: say('Asha Verma', 'आशा वर्मा'),
      anonymized: false,
      assessment: 'Mettle Strengths',
      completed_on: '2026-11-12',
      completed_on_text: say('12 November 2026', '12 नवंबर 2026'),
      form: say('Full form', 'पूरा प्रपत्र'),
      answers: 137,
      role: say('Calling people by phone', 'फ़ोन पर लोगों से बात करना'),
      industry: say('Banking or insurance', 'बैंकिंग या बीमा'),
      engine_version: '1.1.0',
    },
    summary: say(
      'Your answers point to Communication Skills as the clearest strength and to Technical Proficiency as the area with most room to grow. Each figure comes with its interval: read both together.',
      'आपके उत्तर संवाद कौशल को सबसे स्पष्ट क्षमता और तकनीकी दक्षता को बढ़ने की सबसे अधिक जगह वाला क्षेत्र दिखाते हैं। हर अंक के साथ उसका अंतराल है: दोनों को साथ पढ़िए।',
    ),
    warning: null,
    profile: {
      title: say('Personal profile', 'व्यक्तिगत परिचय'),
      lead: say(
        'What your answers say about eight strengths at work, one by one and together.',
        'आपके उत्तर काम की आठ क्षमताओं के बारे में क्या कहते हैं, अलग-अलग और साथ में।',
      ),
      portrait: [
        say(
          'People who answer as you did often make themselves understood quickly, and support what they say with reasons.',
          'आपकी तरह उत्तर देने वाले लोग अक्सर अपनी बात जल्दी समझा पाते हैं और उसे कारणों से सहारा देते हैं।',
        ),
      ],
      strengths: [highlight('communication_skills'), highlight('analytical_thinking')],
      growth: [highlight('technical_proficiency')],
      dimensions: profile,
      careers: {
        title: say('Work that may suit', 'जो काम अनुकूल हो सकता है'),
        lead: say('Directions to look into, not verdicts.', 'देखने लायक दिशाएँ, निर्णय नहीं।'),
        items: ['advisor', 'trainer', 'analyst'].map(id => ({
          id,
          title: say('Advising clients', 'ग्राहकों को सलाह देना'),
          why: say(
            'It asks for clear words and sound reasons every day.',
            'इसमें हर दिन स्पष्ट शब्द और ठोस कारण चाहिए।',
          ),
          caution: say(
            'New tools come up often; plan time to learn them.',
            'नए साधन अक्सर आते हैं; उन्हें सीखने का समय रखिए।',
          ),
        })),
      },
      development: {
        title: say('Where to grow', 'कहाँ बढ़ें'),
        lead: say('Two areas are enough at a time.', 'एक समय में दो क्षेत्र काफ़ी हैं।'),
        items: (['technical_proficiency', 'emotional_intelligence'] as const).map(dimension => ({
          dimension,
          name: nameOf(dimension),
          text: say(
            'Take one tool that you use daily and learn one function of it that you never used.',
            'रोज़ काम आने वाला एक साधन लीजिए और उसका एक ऐसा उपयोग सीखिए जो आपने कभी न किया हो।',
          ),
        })),
      },
    },
    comparison: {
      title: say('Comparison', 'तुलना'),
      lead: say('Your scores beside those of others.', 'आपके अंक दूसरों के अंकों के साथ।'),
      norm: {
        title: say('Norm group', 'तुलना का समूह'),
        kind: 'sample',
        size: 412,
        origin: say('People who took this assessment here', 'जिन लोगों ने यहाँ यह आकलन दिया'),
        statement: say('Compared with 412 people.', '412 लोगों से तुलना की गई।'),
      },
      industry: benchmark(
        say('Your field', 'आपका क्षेत्र'),
        say('Banking or insurance', 'बैंकिंग या बीमा'),
        'group',
        23,
      ),
      role: benchmark(
        say('Your role', 'आपकी भूमिका'),
        say('Calling people by phone', 'फ़ोन पर बात करना'),
        'prior',
        null,
      ),
      role_fit: {
        title: say('Fit with roles', 'भूमिकाओं से मेल'),
        lead: say(
          'How your profile meets what a role usually asks for.',
          'आपका परिचय भूमिका की माँगों से कितना मिलता है।',
        ),
        items: [81, 72, 55, 48].map((fit, i) => ({
          role: ['telecaller', 'sales', 'manager', 'technical'][i] as string,
          name: say(
            ['Telecaller', 'Sales', 'Team lead', 'Technical work'][i] as string,
            ['टेलीकॉलर', 'बिक्री', 'टीम प्रमुख', 'तकनीकी काम'][i] as string,
          ),
          fit,
          range: { low: fit - 9, high: fit + 9 },
          text: say('Most of what it asks for is there.', 'जो चाहिए उसका अधिकांश मौजूद है।'),
          supports: [{ dimension: 'communication_skills' as const, name: nameOf('communication_skills') }],
          watch: [{ dimension: 'technical_proficiency' as const, name: nameOf('technical_proficiency') }],
        })),
      },
      team: {
        title: say('Team', 'टीम'),
        statement: say(
          'Shown for teams of at least three who agreed.',
          'कम से कम तीन सहमत लोगों की टीमों के लिए।',
        ),
        teams: [
          {
            name: say('Evening calls', 'शाम की कॉल'),
            size: 6,
            adds: [nameOf('communication_skills')],
            shares: [nameOf('work_ethic')],
            gaps: [nameOf('technical_proficiency')],
            text: say('You bring what few others there bring.', 'आप वह लाते हैं जो वहाँ कम लोग लाते हैं।'),
          },
        ],
      },
    },
    plan: {
      title: say('Action plan', 'कार्य योजना'),
      lead: say('A few steps, in an order that works.', 'कुछ कदम, ऐसे क्रम में जो काम करे।'),
      week: {
        title: say('This week', 'इस हफ़्ते'),
        steps: [step('w1', 'communication_skills'), step('w2', 'technical_proficiency')],
      },
      quarter: {
        title: say('This quarter', 'इस तिमाही'),
        steps: [step('q1', 'technical_proficiency'), step('q2', 'emotional_intelligence')],
      },
      year: {
        title: say('This year', 'इस साल'),
        steps: [step('y1', 'communication_skills'), step('y2', 'technical_proficiency')],
      },
      resources: {
        title: say('Resources', 'संसाधन'),
        lead: say('Chosen for your plan.', 'आपकी योजना के लिए चुने गए।'),
        items: (['technical_proficiency', 'communication_skills', 'emotional_intelligence'] as const).map(
          (dimension, i) => ({
            id: `r${i}`,
            kind: i === 1 ? ('article' as const) : ('practice' as const),
            kind_name: i === 1 ? say('Article', 'लेख') : say('Practice', 'अभ्यास'),
            title: say('One tool, one hour', 'एक साधन, एक घंटा'),
            text: say(
              'An hour with the manual of a tool you think you know.',
              'जिस साधन को आप जानते हैं, उसकी पुस्तिका के साथ एक घंटा।',
            ),
            url: i === 1 ? 'https://example.org/articles/clear-words' : null,
            dimension,
            name: nameOf(dimension),
          }),
        ),
      },
    },
    validity: {
      title: say('How far the answers can be trusted', 'उत्तरों पर कितना भरोसा किया जा सकता है'),
      verdict: 'sound',
      verdict_name: say('Sound', 'भरोसेमंद'),
      text: say('The answers fit together.', 'उत्तर आपस में मेल खाते हैं।'),
      checks: [
        say('Same answer many times in a row', 'लगातार एक ही उत्तर'),
        say('Questions asked twice', 'दो बार पूछे गए प्रश्न'),
      ].map(name => ({
        name,
        outcome: 'passed' as const,
        outcome_name: say('passed', 'ठीक'),
        text: say('Nothing unusual.', 'कुछ असामान्य नहीं।'),
      })),
    },
    reading: {
      title: say('How to read this', 'इसे कैसे पढ़ें'),
      items: [
        {
          title: say('The interval', 'अंतराल'),
          text: say(
            'No score is exact. The interval says how far it may be off.',
            'कोई अंक बिल्कुल सटीक नहीं। अंतराल बताता है कि वह कितना अलग हो सकता है।',
          ),
        },
      ],
      bands: bands.map(({ band, from }, i) => ({
        band,
        name: bandNames[band][language],
        from: Math.max(1, from),
        to: i === 0 ? 10 : (bands[i - 1]?.from as number),
        text: say('Where about one person in four stands.', 'जहाँ लगभग चार में से एक व्यक्ति होता है।'),
      })),
    },
    words: sampleWords(say),
    ...change,
  }
}

const sampleWords = (say: (en: string, hi: string) => string): Report['words'] => ({
  contents: say('Contents', 'विषय-सूची'),
  page: say('Page', 'पृष्ठ'),
  of: say('of', 'कुल'),
  score: say('Score', 'अंक'),
  interval: say('95% interval', '95% अंतराल'),
  band: say('Band', 'श्रेणी'),
  probability: say('Probability', 'संभावना'),
  percentile: say('Percentile', 'शतमक'),
  you: say('You', 'आप'),
  typical: say('Middle half', 'बीच का आधा'),
  size: say('People', 'लोग'),
  at_work: say('What this looks like at work', 'काम में यह कैसा दिखता है'),
  trips: say('Where it can trip you', 'कहाँ अड़चन आ सकती है'),
  develop: say('What helps', 'क्या मदद करता है'),
  rests_on: say('What the score rests on', 'अंक किस पर आधारित है'),
  weight: say('Weight', 'भार'),
  strengths: say('Strengths', 'क्षमताएँ'),
  growth: say('Room to grow', 'बढ़ने की जगह'),
  fit: say('Fit', 'मेल'),
  supports: say('Speaks for it', 'पक्ष में'),
  watch: say('To watch', 'ध्यान दें'),
  adds: say('You add', 'आप जोड़ते हैं'),
  shares: say('You share', 'आप बाँटते हैं'),
  gaps: say('Still missing', 'अभी कमी'),
  check: say('Check', 'जाँच'),
  outcome: say('Outcome', 'परिणाम'),
  completed: say('Completed', 'पूरा किया'),
  anonymous: say('Anonymous report', 'अनाम रिपोर्ट'),
  not_scored: say('Not enough answers', 'पर्याप्त उत्तर नहीं'),
  dimension: say('Dimension', 'आयाम'),
  confidential: say('Confidential', 'गोपनीय'),
})
