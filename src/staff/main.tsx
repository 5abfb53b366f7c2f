import { createRoot } from 'react-dom/client'
import { localeOf } from '../i18n/locale.ts'
import { leaveToInputMethod } from '../lib/input-method.ts'
import { openOwnPage } from '../theme/own-page.ts'
import { App } from './app.tsx'
import { speak } from './staff-words.ts'

const host = document.querySelector<HTMLElement>('#staff')
if (host) {
  speak(localeOf(document.documentElement.lang) ?? 'en-CA')
  leaveToInputMethod(host)
  createRoot(openOwnPage(host)).render(<App />)
}
