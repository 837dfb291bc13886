import { language, locale } from './language.js'

// English stands in the page itself, so that it is there without a script; what is said in Hindi takes its place.
const hindi = {
  title: 'आपकी राय · Mettle',
  'loading.title': 'एक क्षण',
  'loading.text': 'आपका निमंत्रण खुल रहा है…',
  'intro.title': 'काम पर आप {who} को कैसे देखते हैं?',
  'intro.lead': '{who} एक क्षमता-आकलन कर रहे हैं और आपकी राय चाहते हैं, ताकि उसे अपनी राय के साथ रख सकें।',
  'intro.unnamed': 'उन्होंने अपना नाम नहीं दिया है। अगर आप नहीं जानते कि किसने पूछा, तो कृपया उत्तर न दें।',
  'promise.who': 'किसने क्या कहा, कभी नहीं।',
  'promise.whoMore': 'उत्तर केवल एक साथ दिखते हैं, कम से कम तीन लोगों के। आपके कौन-से हैं, यह किसी को नहीं दिखता।',
  'promise.pass': 'जो आप नहीं आँक सकते, छोड़ दें।',
  'link.once': 'लिंक एक बार काम करता है, इस दिन तक:',
  'asking.about': '{who} के बारे में राय',
  'asking.answered': ' के उत्तर',
  'asking.final': 'भेजने के बाद उत्तर बदले नहीं जा सकते, और लिंक का काम पूरा हो जाता है।',
  back: 'पीछे',
  'done.title': 'धन्यवाद',
  'done.text': 'आपके उत्तर पहुँच गए। {who} उन्हें कम से कम दो और लोगों के उत्तरों के साथ ही देखेंगे।',
  'done.close': 'अब कुछ और नहीं करना है। आप यह पेज बंद कर सकते हैं।',
  'sent.title': 'आप अपने उत्तर पहले ही भेज चुके हैं',
  'sent.text': 'वे पहुँच गए हैं और एक बार गिने जाते हैं। अब कुछ और नहीं करना है; आप यह पेज बंद कर सकते हैं।',
  'maybe.title': 'आपके उत्तर संभवतः पहुँच गए हैं',
  'maybe.text':
    'भेजते समय, Mettle के बताने से पहले संपर्क टूट गया। अब लिंक प्रयुक्त या समाप्त माना जाता है, इसलिए भेजने को कुछ नहीं बचा।',
  'maybe.sure': 'पक्का करने के लिए, जिसने बुलाया उससे याद दिलाने को कहें। उत्तर पहुँच गए हों तो कोई पत्र नहीं आएगा।',
  'expired.title': 'यह लिंक काम नहीं करता, या अब काम नहीं करता',
  'expired.once': 'यह एक बार काम करता है।',
  'expired.onceMore': 'अगर आपने उत्तर भेज दिए हैं, तो वे पहुँच गए और सब पूरा है।',
  'expired.end': 'यह समाप्त होता है',
  'expired.endMore': '30 दिन बाद, या निमंत्रण वापस लिए जाने पर।',
  'expired.cut': 'यह कट गया हो सकता है',
  'expired.cutMore': 'मेल प्रोग्राम में। पत्र से पूरी पंक्ति कॉपी करें।',
  'expired.ask': 'अगर आप फिर भी राय देना चाहें, तो जिसने बुलाया उससे नया निमंत्रण माँगें।',
  'incomplete.title': 'लिंक का एक हिस्सा नहीं है',
  'incomplete.text': 'निमंत्रण का लिंक इस पते से लंबा है। उसे पत्र से खोलें, या वहाँ से पूरी पंक्ति पते की जगह में कॉपी करें।',
  again: 'फिर कोशिश करें',
  clear: 'हटाएँ',
  clearMore: ' यह उत्तर',
}

const someone = { en: 'Somebody you work with', hi: 'आपके साथ काम करने वाले' }

const sayings = {
  en: {
    unreached: 'Mettle cannot be reached.',
    tooMany: 'Too many requests came from your network. It takes a while until more are taken.',
    trouble: 'Mettle cannot do this just now.',
    noConnection: 'No connection',
    notNow: 'Not just now',
    linkGood: 'Your link is as good as before.',
    minutes: minutes => (minutes > 1 ? `About ${minutes} minutes.` : 'About a minute.'),
    extent: count => `${count} short statements to agree or disagree with. No account.`,
    least: (least, count) => `At least ${least} of the ${count} need an answer.`,
    kept: 'Until you send them, answers stay in this tab; a reload loses nothing.',
    notKept: 'This browser keeps nothing, so leave the page open until you have sent your answers.',
    part: (part, of) => `Part ${part} of ${of}`,
    partName: part => `Part ${part}`,
    ready: 'Ready to send?',
    next: 'Next',
    check: 'Check and send',
    send: 'Send my answers',
    goOn: 'Go on',
    begin: 'Begin',
    of: (part, whole) => `${part} of ${whole}`,
    more: missing => (missing === 1 ? 'One more is needed' : `${missing} more are needed`),
    tooFew: more => `${more}. Choose a part above to go on.`,
    fewer: (given, total, more) =>
      `You have answered ${given} of ${total} statements. ${more} before they can be sent.`,
    enough: (given, total) =>
      `You have answered ${given} of ${total} statements and passed over ${total - given}. That is enough.`,
    all: total => `You have answered all ${total} statements.`,
    refused: 'This answer was not taken. Choose again, or clear it.',
    stillHere: 'Your answers are still here; try again in a moment.',
    sending: 'Sending your answers',
    progress: 'Statements answered',
  },
  hi: {
    unreached: 'Mettle तक संपर्क नहीं हो रहा।',
    tooMany: 'आपके नेटवर्क से बहुत अनुरोध आए। कुछ देर बाद ही और लिए जाएँगे।',
    trouble: 'Mettle अभी यह नहीं कर सकता।',
    noConnection: 'संपर्क नहीं',
    notNow: 'अभी नहीं',
    linkGood: 'आपका लिंक पहले जैसा ही ठीक है।',
    minutes: minutes => (minutes > 1 ? `लगभग ${minutes} मिनट।` : 'लगभग एक मिनट।'),
    extent: count => `${count} छोटे कथन, जिनसे सहमत या असहमत होना है। खाता नहीं चाहिए।`,
    least: (least, count) => `${count} में से कम से कम ${least} के उत्तर चाहिए।`,
    kept: 'भेजने तक उत्तर इसी टैब में रहते हैं; पेज फिर लोड करने से कुछ नहीं खोता।',
    notKept: 'यह ब्राउज़र कुछ नहीं रखता, इसलिए उत्तर भेजने तक पेज खुला रखें।',
    part: (part, of) => `भाग ${part}, कुल ${of}`,
    partName: part => `भाग ${part}`,
    ready: 'भेजने के लिए तैयार?',
    next: 'आगे',
    check: 'जाँचें और भेजें',
    send: 'मेरे उत्तर भेजें',
    goOn: 'आगे बढ़ें',
    begin: 'शुरू करें',
    of: (part, whole) => `${whole} में से ${part}`,
    more: missing => `${missing} और चाहिए`,
    tooFew: more => `${more}। आगे बढ़ने के लिए ऊपर एक भाग चुनें।`,
    fewer: (given, total, more) => `आपने ${total} में से ${given} कथनों के उत्तर दिए हैं। भेजने से पहले ${more}।`,
    enough: (given, total) =>
      `आपने ${total} में से ${given} कथनों के उत्तर दिए और ${total - given} छोड़े। इतना काफ़ी है।`,
    all: total => `आपने सभी ${total} कथनों के उत्तर दे दिए।`,
    refused: 'यह उत्तर नहीं लिया गया। फिर चुनें, या हटाएँ।',
    stillHere: 'आपके उत्तर अब भी यहाँ हैं; थोड़ी देर में फिर कोशिश करें।',
    sending: 'आपके उत्तर भेजे जा रहे हैं',
    progress: 'दिए गए उत्तर',
  },
}

export { locale }
export const t = sayings[language]

/** Puts the page into its language. */
export function translate(root) {
  root.querySelector('progress').ariaLabel = t.progress
  if (language === 'en') return
  document.title = hindi.title
  const templates = [...root.querySelectorAll('template')].map(({ content }) => content)
  for (const place of [root, ...templates])
    for (const element of place.querySelectorAll('[data-t]')) fill(element, hindi[element.dataset.t])
}

function fill(element, text) {
  const parts = text.split(/(\{who\})/).map(part => {
    if (part !== '{who}') return part
    const who = document.createElement('span')
    who.dataset.who = ''
    who.textContent = someone[language]
    return who
  })
  element.replaceChildren(...parts)
}
