import { useNavigate } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { setPreferences, usePreferences } from '../device/preferences.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'

export type FrameAction = { name: string; label: string; run(): void }

const isDarkNow = (theme: 'light' | 'dark' | undefined) =>
  (theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'

/** What can be done from every page: in the menu under one's name, in the sheet on a phone, and by finding it. */
export function useFrameActions(): FrameAction[] {
  const t = useTexts(frameTexts)
  const navigate = useNavigate()
  const { theme, language } = usePreferences()
  const isDark = isDarkNow(theme)
  return [
    { name: 'settings', label: t.pages.settings, run: () => void navigate({ to: '/settings' }) },
    {
      name: 'theme',
      label: isDark ? t.actions.light : t.actions.dark,
      run: () => setPreferences({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      name: 'language',
      label: language === 'hi' ? t.actions.english : t.actions.hindi,
      run: () => setPreferences({ language: language === 'hi' ? 'en' : 'hi' }),
    },
    { name: 'sign-out', label: t.actions.signOut, run: () => void session.signOut() },
  ]
}
