import { t } from './texts.ts'

export const readingFrame = {
  title: t('How to read this', 'इसे कैसे पढ़ें'),
  items: [
    {
      title: t('What it is', 'यह क्या है'),
      text: t(
        'A description of how somebody answered, in words that fit people who answer in a like way. It is no diagnosis, no measure of worth, and not a sufficient ground for any decision about a person.',
        'किसी ने कैसे उत्तर दिए, उसका वर्णन, ऐसे शब्दों में जो मिलते-जुलते उत्तर देने वालों पर ठीक बैठें। यह न रोग की पहचान है, न किसी के मूल्य की माप, और न किसी व्यक्ति के बारे में निर्णय का पर्याप्त आधार।',
      ),
    },
    {
      title: t('Score and interval', 'अंक और अंतराल'),
      text: t(
        'Scores go from 1 to 10. The interval contains the true standing with 95% confidence, as far as the assumptions hold. Two scores whose intervals overlap much can’t be told apart.',
        'अंक 1 से 10 तक हैं। जहाँ तक मान्यताएँ सही हैं, 95% विश्वास के साथ असली स्थिति अंतराल में है। जिन दो अंकों के अंतराल एक-दूसरे पर काफ़ी चढ़ते हों, उनमें फ़र्क नहीं माना जा सकता।',
      ),
    },
    {
      title: t('Bands', 'श्रेणियाँ'),
      text: t(
        'A band is a name for a range of scores. Its probability says how likely the true standing lies in it.',
        'श्रेणी अंकों की एक सीमा का नाम है। साथ लिखी संभावना बताती है कि असली स्थिति के उसी में होने के आसार कितने हैं।',
      ),
    },
    {
      title: t('Percentile', 'शतमक'),
      text: t(
        'The share of the norm group with a lower score. It says nothing about how well somebody does their work.',
        'तुलना के समूह का वह भाग जिसके अंक कम हैं। यह नहीं बताता कि कोई अपना काम कितना अच्छा करता है।',
      ),
    },
    {
      title: t('What may change', 'क्या बदल सकता है'),
      text: t(
        'Strengths move with practice, tasks and time. After half a year a second look is worthwhile, after a year it is needed.',
        'क्षमताएँ अभ्यास, काम और समय के साथ बदलती हैं। छह महीने बाद फिर देखना अच्छा है, साल भर बाद ज़रूरी।',
      ),
    },
    {
      title: t('What is not known', 'क्या पता नहीं'),
      text: t(
        'The items’ starting values and the weights of roles are judgements made before data were there. The technical manual names each of them.',
        'प्रश्नों के आरंभिक मान और भूमिकाओं के भार आँकड़ों से पहले किए गए अनुमान हैं। तकनीकी पुस्तिका हर एक का नाम बताती है।',
      ),
    },
  ],
}
