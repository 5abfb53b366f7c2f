import { createRoot } from 'react-dom/client'
import { localeOf } from '../i18n/locale.ts'
import { openOwnPage } from '../theme/own-page.ts'
import { App } from './app.tsx'
import { speak } from './snippet-words.ts'

const host = document.querySelector<HTMLElement>('#snippet')
if (host) {
  speak(localeOf(document.documentElement.lang) ?? 'en-CA')
  createRoot(openOwnPage(host)).render(<App />)
}
