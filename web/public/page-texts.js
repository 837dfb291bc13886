import { language, offerOther } from './language.js'

// English stands in the page itself, so that it is there without a script; what is said in Hindi takes its place.
export const hindi = {
  'Skip to the content': 'सामग्री पर जाएँ',
  'API reference': 'API संदर्भ',
  'Sign in': 'साइन इन',

  'Forgot your password · Mettle': 'पासवर्ड भूल गए · Mettle',
  'Forgot your password?': 'पासवर्ड भूल गए?',
  'Give the e-mail address of your account. If it has one, a link to choose a new password is made.':
    'अपने खाते का ई-मेल पता दें। उस पते का खाता हो तो नया पासवर्ड चुनने का लिंक बनता है।',
  'E-mail': 'ई-मेल',
  'Send the link': 'लिंक भेजें',
  'Thank you': 'धन्यवाद',
  'Back to sign-in': 'साइन इन पर वापस',

  'Set up Mettle': 'Mettle तैयार करें',
  'There is no admin here yet. The account you make now will be the admin of this installation.':
    'यहाँ अभी कोई एडमिन नहीं है। जो खाता आप अभी बनाएँगे, वही यहाँ का एडमिन होगा।',
  'Create the admin account': 'एडमिन खाता बनाएँ',
  'This set-up link does not work, or does not work any more.':
    'यह तैयारी-लिंक काम नहीं करता, या अब काम नहीं करता।',
  'It works once, only while there is no admin, and until Mettle starts again. If you have set Mettle up already:':
    'यह एक बार काम करता है, जब तक कोई एडमिन न हो, और Mettle के फिर शुरू होने तक। अगर Mettle तैयार हो चुका है:',
  'Otherwise restart Mettle: while there is no admin, it prints a new link.':
    'नहीं तो Mettle फिर शुरू करें: एडमिन न होने तक वह नया लिंक छापता है।',

  'Accept your invitation · Mettle': 'निमंत्रण स्वीकार करें · Mettle',
  'Accept your invitation': 'निमंत्रण स्वीकार करें',
  'Choose a password and say how colleagues should see your name.':
    'पासवर्ड चुनें, और बताएँ कि सहकर्मी आपका नाम कैसे देखें।',
  Join: 'शामिल हों',
  'This invitation does not work, or does not work any more.': 'यह निमंत्रण काम नहीं करता, या अब काम नहीं करता।',
  'An invitation works once and for a limited time. If you have accepted it already:':
    'निमंत्रण एक बार और सीमित समय तक काम करता है। अगर आप स्वीकार कर चुके हैं:',
  'Otherwise ask whoever invited you for a new one.': 'नहीं तो जिसने बुलाया, उससे नया माँगें।',

  'Choose a new password · Mettle': 'नया पासवर्ड चुनें · Mettle',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Everyone signed in with the old password, on any device, will be signed out.':
    'पुराने पासवर्ड से जो भी, किसी भी डिवाइस पर, साइन इन है, उसका सत्र समाप्त होगा।',
  'Set the password': 'पासवर्ड रखें',
  'Your new password is set.': 'आपका नया पासवर्ड रख दिया गया।',
  'Sign in with it': 'उससे साइन इन करें',
  'This link does not work, or does not work any more.': 'यह लिंक काम नहीं करता, या अब काम नहीं करता।',
  'A link to choose a password works once and for a limited time.':
    'पासवर्ड चुनने का लिंक एक बार और सीमित समय तक काम करता है।',
  'Ask for a new one': 'नया माँगें',

  'Confirm your e-mail · Mettle': 'ई-मेल की पुष्टि करें · Mettle',
  'Confirm your e-mail': 'ई-मेल की पुष्टि करें',
  'One press, and this address is confirmed as yours. Where you are not signed in, you choose a password next.':
    'एक बार दबाएँ, और यह पता आपका पुष्ट हो जाएगा। जहाँ आप साइन इन नहीं हैं, वहाँ आगे आप पासवर्ड चुनेंगे।',
  Confirm: 'पुष्टि करें',
  'Your e-mail address is confirmed. You can close this page.':
    'आपका ई-मेल पता पुष्ट हो गया। आप यह पेज बंद कर सकते हैं।',
  'Go to Mettle': 'Mettle पर जाएँ',
  'If your address is confirmed already, all is well:': 'अगर आपका पता पहले ही पुष्ट है, तो सब ठीक है:',

  'No more letters · Mettle': 'और पत्र नहीं · Mettle',
  'No more letters about your reports': 'आपकी रिपोर्टों के बारे में और पत्र नहीं',
  'One press, and Mettle writes to you about your reports no more. The reports themselves stay.':
    'एक बार दबाएँ, और Mettle आपकी रिपोर्टों के बारे में फिर नहीं लिखेगा। रिपोर्टें बनी रहेंगी।',
  'End the letters': 'पत्र बंद करें',
  'Done. You can close this page.': 'हो गया। आप यह पेज बंद कर सकते हैं।',
  'This link does not work: it may have lost a part on its way.':
    'यह लिंक काम नहीं करता: रास्ते में इसका कोई हिस्सा छूट गया हो सकता है।',
  'You can choose your letters elsewhere as well:': 'आप अपने पत्र यहाँ भी चुन सकते हैं:',
  'in your settings': 'आपकी सेटिंग',

  'Not found · Mettle': 'नहीं मिला · Mettle',
  'There is nothing at this address': 'इस पते पर कुछ नहीं है',
  'The link may be old, or a letter may be missing.': 'लिंक पुराना हो सकता है, या कोई अक्षर छूट गया हो।',
  'Go to the front page': 'मुख्य पेज पर जाएँ',

  'First name': 'नाम',
  'Last name': 'उपनाम',
  '(optional)': '(वैकल्पिक)',
  Password: 'पासवर्ड',
  Show: 'दिखाएँ',
  password: 'पासवर्ड',
  'At least 10 characters. A few words in a row are good.': 'कम से कम 10 अक्षर। कुछ शब्द एक साथ अच्छे हैं।',

  'Enter your e-mail address.': 'अपना ई-मेल पता लिखें।',
  'Enter a password.': 'पासवर्ड लिखें।',
  'This does not look like an e-mail address.': 'यह ई-मेल पता नहीं लगता।',
  'No connection to the service. What you typed is still here; try again in a moment.':
    'सेवा से संपर्क नहीं है। आपने जो लिखा वह यहीं है; थोड़ी देर में फिर कोशिश करें।',
  'Too many attempts. Wait a while, then try again.': 'बहुत बार कोशिश हुई। कुछ देर रुकें, फिर कोशिश करें।',
  'The service could not do this just now. What you typed is still here; try again in a moment.':
    'सेवा अभी यह नहीं कर सकी। आपने जो लिखा वह यहीं है; थोड़ी देर में फिर कोशिश करें।',

  // What the service says.
  'If there is an account with this e-mail, a link is on its way.': 'इस ई-मेल का खाता हो तो लिंक भेजा जा रहा है।',
  'This installation sends no mail. If there is an account with this e-mail, a link waits for it: ask an admin, who finds it among the kept mail.':
    'यहाँ से मेल नहीं भेजी जाती। इस ई-मेल का खाता हो तो लिंक तैयार है: एडमिन से पूछें, वह रखे गए पत्रों में मिलेगा।',
  'must have at least 10 characters': 'पासवर्ड में कम से कम 10 अक्षर हों।',
  'must have at most 200 characters': 'पासवर्ड में अधिक से अधिक 200 अक्षर हों।',
  'must not be your e-mail address': 'पासवर्ड आपका ई-मेल पता न हो।',
  'is among those that are guessed first; choose another': 'यह पासवर्ड सबसे पहले आज़माया जाता है; कोई और चुनें।',
}

/** The same in the page's language; what has no Hindi stays as it is. */
export const t = text => (language === 'hi' ? (hindi[text] ?? text) : text)

export function translate() {
  offerOther()
  if (language === 'en') return
  document.title = t(document.title)
  // Those of the feedback page have names, and texts of their own.
  for (const element of document.querySelectorAll('[data-t=""]'))
    element.textContent = t(element.textContent.trim().replace(/\s+/g, ' '))
}
