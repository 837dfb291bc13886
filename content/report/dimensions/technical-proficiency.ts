import { type DimensionTexts, t } from '../texts.ts'

export const technicalProficiency: DimensionTexts = {
  name: t('Technical Proficiency', 'तकनीकी दक्षता'),
  meaning: t('Technical skills and tool use.', 'तकनीकी कौशल और साधनों का उपयोग।'),
  headline: {
    exceptional: t(
      'People who answer like this often know their tools so well that others ask them before they read the manual.',
      'इस तरह उत्तर देने वाले लोग अपने साधनों को अक्सर इतना अच्छा जानते हैं कि दूसरे पुस्तिका से पहले उनसे पूछते हैं।',
    ),
    strong: t(
      'People who answer like this usually get the most out of their tools and mend small faults themselves.',
      'इस तरह उत्तर देने वाले लोग प्रायः अपने साधनों का पूरा लाभ लेते हैं और छोटी खराबियाँ खुद ठीक कर लेते हैं।',
    ),
    moderate: t(
      'People who answer like this handle the tools of their work safely, and ask when it goes beyond that.',
      'इस तरह उत्तर देने वाले लोग अपने काम के साधन ठीक से चलाते हैं, और बात आगे की हो तो पूछ लेते हैं।',
    ),
    developing: t(
      'People who answer like this tend to use tools as they were shown, and to leave the rest to specialists.',
      'इस तरह उत्तर देने वाले लोग प्रायः साधन वैसे ही चलाते हैं जैसे दिखाया गया, और बाकी विशेषज्ञों पर छोड़ते हैं।',
    ),
    growth: t(
      'People who answer like this prefer people to tools, and can gain much from mastering the two or three they need most.',
      'इस तरह उत्तर देने वाले लोग साधनों से अधिक लोगों के साथ सहज रहते हैं; सबसे ज़रूरी दो-तीन साधन सीखने से उन्हें बहुत लाभ हो सकता है।',
    ),
  },
  at_work: {
    strength: [
      t(
        'They set up their tools so that routine work takes care of itself.',
        'वे साधनों को ऐसे व्यवस्थित करते हैं कि रोज़ का काम अपने आप होता रहे।',
      ),
      t(
        'They find a fault step by step, one cause at a time.',
        'वे खराबी को चरण-दर-चरण, एक-एक कारण परखकर खोजते हैं।',
      ),
      t(
        'They try out new tools and tell which are worth it.',
        'वे नए साधन आज़माते हैं और बताते हैं कि कौन-सा काम का है।',
      ),
    ],
    steady: [
      t('They use the usual functions with ease.', 'सामान्य कामों में वे साधन सहजता से चलाते हैं।'),
      t('They describe a fault well enough for others to mend it.', 'वे खराबी ऐसे बताते हैं कि दूसरे उसे ठीक कर सकें।'),
      t('They follow technical instructions without trouble.', 'तकनीकी निर्देशों का पालन वे बिना कठिनाई करते हैं।'),
    ],
    growth: [
      t('They ask for help early, before harm is done.', 'वे नुकसान होने से पहले ही मदद माँग लेते हैं।'),
      t('They keep to steps that were shown to them.', 'जो चरण दिखाए गए, वे उन्हीं पर चलते हैं।'),
      t(
        'They look for a way to do things without new equipment.',
        'वे नए साधनों के बिना काम करने का रास्ता खोजते हैं।',
      ),
    ],
  },
  trips: {
    strength: [
      t('The tool may become more interesting than what it is for.', 'साधन उसके उद्देश्य से अधिक रोचक हो सकता है।'),
      t(
        'Others may follow less of an explanation than they admit.',
        'समझाई गई बात दूसरों को उतनी समझ न आई हो जितना वे जताते हैं, ऐसा हो सकता है।',
      ),
    ],
    steady: [
      t('A clumsy way may be kept because it works.', 'अटपटा तरीका इसलिए बना रह सकता है क्योंकि काम चल जाता है।'),
      t('New functions may go unnoticed for months.', 'नए उपयोग महीनों तक अनदेखे रह सकते हैं।'),
    ],
    growth: [
      t('Work may stand still while help is awaited.', 'मदद की प्रतीक्षा में काम रुक सकता है।'),
      t(
        'Things may be done by hand that a tool would do in a minute.',
        'जो काम साधन मिनट भर में कर दे, वह हाथ से होता रह सकता है।',
      ),
    ],
  },
  develop: {
    strength: [
      t(
        'Before improving a tool, ask three users what slows them down.',
        'साधन सुधारने से पहले तीन उपयोग करने वालों से पूछिए कि उन्हें क्या धीमा करता है।',
      ),
      t(
        'Write a one-page guide for what people ask you about most.',
        'जिस बारे में सबसे अधिक पूछा जाता है, उस पर एक पृष्ठ की मार्गदर्शिका लिखिए।',
      ),
      t(
        'Explain a technical matter without a single technical word.',
        'किसी तकनीकी बात को एक भी तकनीकी शब्द के बिना समझाइए।',
      ),
    ],
    steady: [
      t(
        'Learn five shortcuts of the program you use most.',
        'सबसे अधिक काम आने वाले प्रोग्राम के पाँच शॉर्टकट सीखिए।',
      ),
      t(
        'When something breaks, look for the cause for ten minutes before you ask.',
        'कुछ बिगड़े तो पूछने से पहले दस मिनट कारण खोजिए।',
      ),
      t(
        'Let a colleague show you how they do a task that takes you long.',
        'जिस काम में आपको बहुत समय लगता है, उसे कोई सहकर्मी कैसे करता है, यह देखिए।',
      ),
    ],
    growth: [
      t(
        'Choose the one tool that would save you most time and leave the others for now.',
        'वह एक साधन चुनिए जो सबसे अधिक समय बचाए, बाकी अभी छोड़िए।',
      ),
      t('Keep your own notes of steps, in your own words.', 'चरणों के नोट अपने शब्दों में रखिए।'),
      t(
        'Ask the person who helps you to let you do it while they watch.',
        'मदद करने वाले से कहिए कि वे देखें और काम आप करें।',
      ),
    ],
  },
  first: t(
    'tend to be at their best where a tool or a system has to be mastered',
    'वहाँ सबसे अच्छा करते हैं जहाँ किसी साधन या प्रणाली को साधना हो',
  ),
  second: t('they know how to make tools serve it', 'वे साधनों को उसके काम में लगाना जानते हैं'),
  last: t(
    'new tools may cost them more effort than the task they serve',
    'नए साधनों में उन्हें मूल काम से अधिक मेहनत लग सकती है',
  ),
  plan: {
    use: {
      week: {
        text: t(
          'Find the step of the week’s work that is done by hand most often, and make it simpler.',
          'हफ़्ते के काम का वह चरण खोजिए जो सबसे अधिक बार हाथ से होता है, और उसे सरल बनाइए।',
        ),
        why: t(
          'Minutes saved by many people add up quickly.',
          'बहुत-से लोगों के बचे हुए मिनट जल्दी जुड़कर बड़े हो जाते हैं।',
        ),
      },
      quarter: {
        text: t(
          'Introduce one tool or setting that helps the whole team, with a short guide.',
          'पूरी टीम के काम का एक साधन या बदलाव छोटी मार्गदर्शिका के साथ लाइए।',
        ),
        why: t('A tool is worth as much as the people who use it.', 'साधन का मूल्य उसे चलाने वालों से है।'),
      },
      year: {
        text: t(
          'Deepen one field until you can answer for it, and have it put into your role.',
          'एक क्षेत्र की जानकारी इतनी गहरी कीजिए कि उसकी ज़िम्मेदारी ले सकें, और उसे अपनी भूमिका में जुड़वाइए।',
        ),
        why: t('What is named in a role gets time.', 'जो भूमिका में लिखा हो, उसे समय मिलता है।'),
      },
    },
    grow: {
      week: {
        text: t(
          'Choose the one program you use most, and let somebody show you its best shortcut.',
          'सबसे अधिक काम आने वाला प्रोग्राम चुनिए और किसी से उसका सबसे अच्छा शॉर्टकट सीखिए।',
        ),
        why: t(
          'The most used tool repays an hour first.',
          'सबसे अधिक चलने वाला साधन एक घंटे का फल सबसे पहले देता है।',
        ),
      },
      quarter: {
        text: t(
          'Do one task from end to end with the tool you have avoided, with help at hand.',
          'जिस साधन से बचते रहे, उसी से एक काम शुरू से अंत तक कीजिए, मदद पास रखकर।',
        ),
        why: t(
          'One whole round takes away most of the unease.',
          'एक बार शुरू से अंत तक कर लेने से अधिकांश झिझक दूर हो जाती है।',
        ),
      },
      year: {
        text: t(
          'Write your own guide to the three tools of your work, and keep it up to date.',
          'अपने काम के तीन साधनों की अपनी मार्गदर्शिका लिखिए और ताज़ा रखिए।',
        ),
        why: t(
          'Who writes a guide has understood the thing.',
          'जो मार्गदर्शिका लिखता है, वह चीज़ को समझ चुका होता है।',
        ),
      },
    },
  },
}
