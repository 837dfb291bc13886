import { texts } from './texts.ts'

export const comingTexts = texts({
  en: {
    title: 'What is coming',
    count: (count: number, shown: string, time: string) =>
      count === 1
        ? `1 lead, as of ${time}.`
        : `${shown} leads in the order in which they come, as of ${time}.`,
    first: (count: string, time: string) =>
      `The first ${count} leads in the order in which they come, as of ${time}.`,
    unassigned: (count: number, shown: string) =>
      count === 1
        ? '1 lead belongs to nobody yet: it goes to whoever asks first, and may come in between.'
        : `${shown} leads belong to nobody yet: they go to whoever asks first, and may come in between.`,
    unassignedOrMore: (count: string) =>
      `${count} leads or more belong to nobody yet: they go to whoever asks first, and may come in between.`,
    callable: (count: string) => `${count} may be called now.`,
    look: 'Look again',
    back: 'To the call',
    lead: 'Lead',
    why: 'Why',
    ready: 'Ready',
    waitsFor: 'Waits for',
    reasons: { callback: 'Call-back', fresh: 'Never called', retry: 'To be tried again' },
    from: (reason: string, source: string) => `${reason}, ${source}`,
    waits: {
      nothing: 'Nothing',
      you: (time: string) => `You, until ${time}`,
      calling_hours: 'Calling hours where it rings',
      time: 'Its time',
    },
    empty: 'Nothing is coming',
    emptyMore: 'Leads that are given to you stand here in the order in which you will call them.',
  },
  hi: {
    title: 'आगे क्या है',
    count: (count, shown, time) =>
      count === 1 ? `1 लीड, ${time} पर।` : `${shown} लीड, आने के क्रम में, ${time} पर।`,
    first: (count, time) => `पहली ${count} लीड, आने के क्रम में, ${time} पर।`,
    unassigned: (_count, shown) => `${shown} लीड अभी किसी की नहीं: जो पहले माँगे उसे मिलेंगी, और बीच में आ सकती हैं।`,
    unassignedOrMore: count =>
      `${count} या अधिक लीड अभी किसी की नहीं: जो पहले माँगे उसे मिलेंगी, और बीच में आ सकती हैं।`,
    callable: count => `${count} को अभी कॉल कर सकते हैं।`,
    look: 'फिर देखें',
    back: 'कॉल पर जाएँ',
    lead: 'लीड',
    why: 'क्यों',
    ready: 'कब से',
    waitsFor: 'किसका इंतज़ार',
    reasons: { callback: 'तय कॉल', fresh: 'कभी कॉल नहीं हुई', retry: 'फिर कोशिश' },
    from: (reason, source) => `${reason}, ${source}`,
    waits: {
      nothing: 'किसी का नहीं',
      you: time => `आपका, ${time} तक`,
      calling_hours: 'वहाँ कॉल के समय का',
      time: 'अपने समय का',
    },
    empty: 'आगे कुछ नहीं है',
    emptyMore: 'आपको मिली लीड यहाँ उसी क्रम में होंगी जिसमें आप कॉल करेंगे।',
  },
})
