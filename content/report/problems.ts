import { t } from './texts.ts'

/** Why there is no report, for the person who waits for it. What really happened is in the log, under the report's id. */
export const problemTexts = {
  noResults: t(
    'The results it was to tell of are no longer there. Take the assessment again, or choose another attempt.',
    'यह रिपोर्ट जिन परिणामों पर बननी थी, वे अब नहीं हैं। आकलन फिर दीजिए, या कोई दूसरा प्रयास चुनिए।',
  ),
  notDrawn: t(
    'The PDF could not be drawn. Ask for it again; if it fails again, ask for the web report.',
    'PDF नहीं बन सका। इसे फिर माँगिए; फिर न बने तो वेब रिपोर्ट माँगिए।',
  ),
  tooLong: t(
    'Making the PDF took too long, so it was stopped. Ask for it again in a few minutes.',
    'PDF बनाने में बहुत समय लगा, इसलिए रोक दिया गया। कुछ मिनट में फिर माँगिए।',
  ),
  interrupted: t(
    'Making it was interrupted too often. Ask for it again.',
    'इसे बनाना कई बार बीच में रुका। इसे फिर माँगिए।',
  ),
  other: t(
    'The report could not be put together. Ask for it again; if it fails again, tell whoever runs this service.',
    'रिपोर्ट तैयार नहीं हो सकी। इसे फिर माँगिए; फिर न बने तो इस सेवा को चलाने वाले को बताइए।',
  ),
}
