import '../rules/time/machine-clocks.ts'
import { createRoot } from 'react-dom/client'
import { localeOf } from '../i18n/locale.ts'
import { leaveToInputMethod } from '../lib/input-method.ts'
import { openOwnPage } from '../theme/own-page.ts'
import { App } from './app.tsx'
import { connect } from './connect.ts'
import { speak } from './staff-words.ts'

const host = document.querySelector<HTMLElement>('#staff')
if (host) {
  speak(localeOf(document.documentElement.lang) ?? 'en-CA')
  connect()
  leaveToInputMethod(host)
  createRoot(openOwnPage(host)).render(<App />)
}
