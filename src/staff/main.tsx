import { createRoot } from 'react-dom/client'
import { localeOf } from '../i18n/locale.ts'
import { rootClass } from '../theme/root-class.ts'
import { bindStyles } from '../theme/styles.ts'
import { baseStyles } from '../theme/tokens.ts'
import { App } from './app.tsx'
import { speak } from './words.ts'

/** Shows the board in a shadow root, like the storefront, whose styles expect one. */
function mount(host: HTMLElement): void {
  const shadow = host.attachShadow({ mode: 'open' })
  const style = shadow.appendChild(document.createElement('style'))
  bindStyles(baseStyles(), text => style.append(text))
  const root = shadow.appendChild(document.createElement('div'))
  root.className = rootClass
  speak(localeOf(document.documentElement.lang) ?? 'en-CA')
  createRoot(root).render(<App />)
}

const host = document.querySelector<HTMLElement>('#staff')
if (host) mount(host)
