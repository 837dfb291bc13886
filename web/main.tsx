import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/noto-sans-devanagari/index.css'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { session } from './api/session.ts'
import { App } from './app.tsx'
import { applyToPage } from './device/preferences.ts'

applyToPage()
void session.start()
createRoot(document.getElementById('app') as HTMLElement).render(<App />)
