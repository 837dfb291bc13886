import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { queryClient } from './api/client.ts'
import { session, useSession } from './api/session.ts'
import { Mark } from './frame/mark.tsx'
import { router } from './router.tsx'
import { textsNow } from './texts/texts.ts'
import { uiTexts } from './texts/ui.ts'
import { listenForShortcuts } from './ui/shortcuts.tsx'
import { Wrong } from './ui/states.tsx'
import { say, Toasts } from './ui/toast.tsx'

const SignedOutCover = lazy(() => import('./frame/signed-out-cover.tsx'))

export function App() {
  const now = useSession()
  const { stage } = now
  useEffect(listenForShortcuts, [])
  useEffect(() => {
    if (session.wasErased()) say(textsNow(uiTexts).accountErased, { stays: true })
  }, [])
  if (stage === 'starting') return null
  if (now.stage === 'unreached')
    return (
      <main>
        <h1>
          <Mark />
        </h1>
        <Wrong error={now.error} onRetry={() => void session.start()} />
      </main>
    )
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {stage === 'lapsed' && (
          <Suspense>
            <SignedOutCover />
          </Suspense>
        )}
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  )
}
