import { type Language, setPreferences, usePreferences } from '../device/preferences.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Select } from '../ui/field.tsx'
import styles from './settings.module.css'

const languages: { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
]
const zones = Intl.supportedValuesOf('timeZone')

export function Display() {
  const t = useTexts(settingsTexts)
  const { language, theme = 'system', timeZone = '' } = usePreferences()
  const systemZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className={styles.form}>
      <Select
        label={t.language}
        value={language}
        options={languages}
        onChange={value => setPreferences({ language: value })}
      />
      <Select
        label={t.theme}
        value={theme}
        options={(['system', 'light', 'dark'] as const).map(value => ({ value, label: t.themes[value] }))}
        onChange={value => setPreferences({ theme: value === 'system' ? undefined : value })}
      />
      <Select
        label={t.timeZone}
        value={timeZone}
        options={[
          { value: '', label: t.systemZone(systemZone) },
          ...zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ]}
        onChange={value => setPreferences({ timeZone: value || undefined })}
      />
      <p className={styles.soft}>{t.keptHere}</p>
    </div>
  )
}
