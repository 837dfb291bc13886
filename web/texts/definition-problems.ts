import type { Language } from '../device/preferences.ts'

type Saying = readonly [RegExp, (...parts: string[]) => string]

/** What the check of definitions says, by its own words. A test reads them from the check, so that none is missing. */
const inHindi: readonly Saying[] = [
  [/^must be a text of 1 to (\d+) characters$/, most => `1 से ${most} अक्षरों का पाठ चाहिए`],
  [/^must be a text$/, () => 'पाठ चाहिए'],
  [/^must be a list of texts$/, () => 'पाठों की सूची चाहिए'],
  [/^must be a number from (\S+) to (\S+)$/, (from, to) => `${from} से ${to} तक की संख्या चाहिए`],
  [/^must be a whole number from (\S+) to (\S+)$/, (from, to) => `${from} से ${to} तक की पूर्ण संख्या चाहिए`],
  [/^must be a number, at least (\S+)$/, least => `कम से कम ${least} की संख्या चाहिए`],
  [/^must be a number$/, () => 'संख्या चाहिए'],
  [/^must be one of (.+)$/, list => `इनमें से एक चाहिए: ${list}`],
  [/^must be an object with (.+)$/, parts => `इन भागों वाली वस्तु चाहिए: ${parts}`],
  [/^must be an object$/, () => 'भागों वाली वस्तु चाहिए'],
  [/^must be true or false$/, () => 'हाँ या नहीं चाहिए'],
  [/^must be a list of at least one question$/, () => 'कम से कम एक सवाल चाहिए'],
  [/^must not be more than (\d+) questions$/, most => `${most} से अधिक सवाल नहीं हो सकते`],
  [/^must be a list of questions$/, () => 'सवालों की सूची चाहिए'],
  [/^must be a list of question ids$/, () => 'सवालों की पहचानों की सूची चाहिए'],
  [/^must not list more than (\d+) /, most => `सूची में ${most} से अधिक नहीं हो सकते`],
  [/^must be a list of options$/, () => 'विकल्पों की सूची चाहिए'],
  [/^must be a list of 2 to 10$/, () => '2 से 10 तक चाहिए'],
  [/^must be a list of \w+$/, () => 'सूची चाहिए'],
  [
    /^must be 1 to 64 letters, digits/,
    () => '1 से 64 अक्षर, अंक, बिंदु, कोलन, हाइफ़न या अंडरस्कोर चाहिए; शुरू में अक्षर या अंक',
  ],
  [/^must be an id$/, () => 'पहचान चाहिए'],
  [/^is used twice$/, () => 'दो बार आई है'],
  [/^is used by another question too$/, () => 'दूसरे सवाल में भी आई है'],
  [/^must be five labels, lowest first$/, () => 'पाँच लेबल चाहिए, सबसे कम पहले'],
  [/^is not a field; reverse-keying is named reversed$/, () => 'ऐसा भाग नहीं है; उलटी गिनती का नाम reversed है'],
  [/^must be four numbers from -10 to 10$/, () => '-10 से 10 तक की चार संख्याएँ चाहिए'],
  [/^must be greater than the one before it$/, () => 'पिछली से बड़ी होनी चाहिए'],
  [/^is missing: the option has no key$/, () => 'नहीं है: विकल्प की कुंजी नहीं'],
  [
    /^must differ in effectiveness, or every answer would score the same$/,
    () => 'विकल्प अलग-अलग असर के होने चाहिए, नहीं तो हर जवाब के अंक बराबर होंगे',
  ],
  [/^names (\S+), which is not an option$/, id => `${id} को बताता है, जो विकल्प नहीं है`],
  [/^must give one option full credit$/, () => 'किसी एक विकल्प को पूरा अंश मिलना चाहिए'],
  [/^must name every item once$/, () => 'हर चीज़ एक बार आनी चाहिए'],
  [/^must be rows of texts, one for each column$/, () => 'हर स्तंभ के लिए एक पाठ वाली पंक्तियाँ चाहिए'],
  [/^(\S+) has questions but none of kind self$/, name => `${name} में सवाल हैं पर अपने बारे में कथन नहीं`],
  [
    /^is the twin of (\S+) already; twins come in pairs$/,
    id => `पहले से ${id} का जोड़ीदार है; जोड़ी दो की होती है`,
  ],
  [/^has another twin itself; twins come in pairs$/, () => 'इसका अपना दूसरा जोड़ीदार है; जोड़ी दो की होती है'],
  [/^names a question that does not exist$/, () => 'ऐसा सवाल बताता है जो है नहीं'],
  [/^names the question itself$/, () => 'इसी सवाल को बताता है'],
  [/^is of another kind$/, () => 'दूसरे प्रकार का है'],
  [/^belongs to another dimension$/, () => 'दूसरी क्षमता का है'],
  [/^must add up to 1$/, () => 'जोड़ 1 होना चाहिए'],
  [/^must not be below the minimum$/, () => 'न्यूनतम से कम नहीं हो सकता'],
  [/^must be (\d)$/, value => `${value} होना चाहिए`],
]

/** A sentence, for the check's messages go on from a field's name. Undefined in Hindi where none is known. */
function known(message: string, language: Language): string | undefined {
  if (language === 'en') return message
  for (const [pattern, say] of inHindi) {
    const found = pattern.exec(message)
    if (found) return say(...found.slice(1))
  }
  return undefined
}

export const isKnownInHindi = (message: string) => known(message, 'hi') !== undefined

export function problemInWords(message: string, language: Language): string {
  const said = known(message, language) ?? message
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${language === 'hi' ? '।' : '.'}`
}
