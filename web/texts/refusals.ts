import type { Refusal } from '../api/refusal.ts'
import { type Language, preferences } from '../device/preferences.ts'

type Sentence = [said: RegExp, inHindi: (...parts: string[]) => string]

// The service speaks English. What its forms and pages can bring about is said here in Hindi too; what is not among these is
// shown as the service said it, which is better than nothing.
const hindi: readonly Sentence[] = [
  [/^is required$/, () => 'यह ज़रूरी है।'],
  [/^must have at least (\d+) characters?$/, least => `कम से कम ${least} अक्षर चाहिए।`],
  [/^must have at most (\d+) characters?$/, most => `ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं।`],
  [/^must have characters that can be seen$/, () => 'कुछ ऐसा लिखें जो दिखाई दे।'],
  [/^must be at least (\S+)$/, least => `कम से कम ${least} होना चाहिए।`],
  [/^must be at most (\S+)$/, most => `ज़्यादा से ज़्यादा ${most} हो सकता है।`],
  [/^must have at least (\d+) entr/, least => `कम से कम ${least} चाहिए।`],
  [/^must have at most (\d+) entr/, most => `ज़्यादा से ज़्यादा ${most} हो सकते हैं।`],
  [/^invalid e-mail format$/, () => 'यह ई-मेल पता सही नहीं है।'],
  [/^must be an address/, () => 'पूरा पता लिखें, जैसे https://example.com/page'],
  [/^must (?:lie|be) in the future$/, () => 'यह समय आगे का होना चाहिए।'],
  [/^must not lie in the past$/, () => 'यह समय बीत चुका है।'],
  [/^must not lie in the future$/, () => 'यह समय अभी आया नहीं है।'],
  [/^must not lie more than five years ahead$/, () => 'यह समय पाँच साल से आगे का है।'],
  [/^must be (?:later than from|earlier than to)$/, () => 'अंत शुरुआत के बाद होना चाहिए।'],
  [/^cannot be planned for somebody who must not be called$/, () => 'इन्होंने कॉल न करने को कहा है।'],
  [/^is required with the outcome/, () => 'इस नतीजे के साथ यह ज़रूरी है।'],
  [/^names nobody$/, () => 'ऐसा कोई नहीं है।'],
  [/^is not acceptable$/, () => 'यह मान नहीं लिया जा सकता।'],
  [/^must not be your e-mail address$/, () => 'पासवर्ड आपका ई-मेल पता नहीं हो सकता।'],
  [/^is among those that are guessed first/, () => 'यह पासवर्ड आसानी से बूझा जा सकता है; दूसरा चुनें।'],
  [/^is wrong$/, () => 'यह ग़लत है।'],
  [/^E-mail or password is wrong\.$/, () => 'ई-मेल या पासवर्ड ग़लत है।'],
  [/^This account is disabled\./, () => 'यह खाता बंद है।'],
  [/^This e-mail already has an account\./, () => 'इस ई-मेल का खाता पहले से है।'],
  [/^Sign-up is (?:by invitation|closed|not open)/, () => 'खाता केवल निमंत्रण से बनता है।'],
  [/^This is the last admin\./, () => 'यह आख़िरी एडमिन है। पहले किसी और को एडमिन बनाएँ।'],
  [/^was written to often enough within a day/, () => 'इस पते पर एक दिन में काफ़ी पत्र जा चुके हैं; कल फिर पूछें।'],
  [/^is your own address/, () => 'यह आपका अपना पता है।'],
  [
    /^This person was written to (?:often enough )?within the last day\./,
    () => 'इन्हें पिछले एक दिन में लिखा जा चुका है। थोड़ा समय दें।',
  ],
  [/^Lead not found\.$/, () => 'यह लीड नहीं है, या अब आपकी नहीं है।'],
  [/^Only the person this lead is assigned to/, () => 'यह लीड अब आपके पास नहीं है।'],
  [/^Only a manager|^This needs the role|^You are not allowed/, () => 'आपकी भूमिका में यह शामिल नहीं है।'],
  [/^This claim has ended\.$/, () => 'यह लीड अब आपके लिए रखी नहीं है।'],
  [/^Somebody changed this since you read it\./, () => 'आपके देखने के बाद किसी ने इसे बदल दिया। फिर से देखें।'],
  [/^This clashes with something/, () => 'यह पहले से मौजूद किसी चीज़ से टकराता है।'],
  [/^The request body is too large\.$/, () => 'यह बहुत बड़ा है।'],
  [/^Too many requests\./, () => 'बहुत अनुरोध हो गए। थोड़ा रुकें।'],
  [/^Something went wrong on our side\./, () => 'हमारी ओर कुछ गड़बड़ हुई। वह दर्ज हो गई है।'],
  [/^The service cannot do this right now\./, () => 'सेवा अभी यह नहीं कर सकती। थोड़ी देर में फिर कोशिश करें।'],
]

const asSentence = (text: string) => {
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?।]$/.test(whole) ? whole : `${whole}.`
}

/** What the service objects to, in the language of the page where it is known in it. */
export function objectionOf(
  { message, fieldMessage }: Pick<Refusal, 'message' | 'fieldMessage'>,
  language: Language = preferences().language,
): string {
  const said = fieldMessage ?? message
  if (language === 'hi')
    for (const [form, inHindi] of hindi) {
      const [found, ...parts] = form.exec(said) ?? []
      if (found !== undefined) return inHindi(...parts)
    }
  return asSentence(said)
}
