import { html, raw } from 'hono/html'
import { headOf } from './look.ts'

const words = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    code: 'Security code',
    numberWrong: 'Card number: a digit is incorrect or missing.',
    expiryWrong: 'Expiry date: enter a month and year that aren’t in the past, for example 04/29.',
    codeWrong: 'Security code: enter the three or four digits.'
  },
  fr: {
    title: 'Renseignements de la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration (MM/AA)',
    code: 'Code de sécurité',
    numberWrong: 'Numéro de carte\u00a0: un chiffre est inexact ou manquant.',
    expiryWrong: 'Date d’expiration\u00a0: entrez un mois et une année à venir, par exemple 04/29.',
    codeWrong: 'Code de sécurité\u00a0: entrez les trois ou quatre chiffres.'
  }
}

const styleOn = (ground: string) => `
body { padding: 3px; background: ${ground}; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 16px; }
main > div { display: grid; grid-row: span 3; grid-template-rows: subgrid; }
main > div:first-of-type { grid-column: 1 / -1; }
main > div:not(:first-of-type) label { align-self: end; padding-top: 16px; }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
`

/**
 * The script of the page: it validates the input, exchanges it for a token, and passes only the token to the embedding
 * page.
 */
const script = `
const data = document.body.dataset
const tell = message => parent.postMessage({ source: 'demo-cards', ...message }, data.from)
const fields = Object.fromEntries(['number', 'expiry', 'code'].map(name => [name, document.getElementById(name)]))
const digits = field => field.value.replace(/\\D/g, '')
function luhn(text) {
  const sum = [...text].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\\d{13,19}$/.test(text) && sum % 10 === 0
}
function isToCome(text) {
  if (!/^(0[1-9]|1[0-2])\\d\\d$/.test(text)) return false
  return new Date(2000 + Number(text.slice(2)), Number(text.slice(0, 2)), 1) > new Date()
}
const rules = { number: luhn, expiry: isToCome, code: text => /^\\d{3,4}$/.test(text) }
function check(name) {
  const isGood = rules[name](digits(fields[name]))
  const error = document.getElementById(name + '-error')
  error.textContent = isGood ? '' : error.dataset.wrong
  fields[name].setAttribute('aria-invalid', String(!isGood))
  size()
  return isGood
}
const size = () => tell({ type: 'height', height: document.documentElement.offsetHeight })
async function tokenize(id) {
  const wrong = Object.keys(fields).filter(name => !check(name))
  if (wrong.length > 0) {
    fields[wrong[0]].focus()
    return tell({ type: 'answer', id, problem: 'fields' })
  }
  try {
    const card = { number: digits(fields.number), expiry: digits(fields.expiry), code: digits(fields.code) }
    const reply = await fetch('tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(card) })
    const { token } = await reply.json()
    tell(token ? { type: 'answer', id, token } : { type: 'answer', id, problem: 'fields' })
  } catch {
    tell({ type: 'answer', id, problem: 'network' })
  }
}
addEventListener('message', ({ source, origin, data: message }) => {
  if (source === parent && origin === data.from && message?.type === 'tokenize') void tokenize(message.id)
})
fields.number.addEventListener('input', () => {
  fields.number.value = digits(fields.number).slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ')
})
fields.expiry.addEventListener('input', () => {
  fields.expiry.value = digits(fields.expiry).slice(0, 4).replace(/^(\\d\\d)(?=\\d)/, '$1/')
})
for (const field of Object.values(fields))
  field.addEventListener('input', () => {
    if (field.getAttribute('aria-invalid') !== 'true' || !check(field.id)) return
    if (!document.querySelector('[aria-invalid=true]')) tell({ type: 'corrected' })
  })
new ResizeObserver(size).observe(document.documentElement)
tell({ type: 'ready' })
`

/** The card fields, in a page on the fake provider's own origin: nothing outside can read them. */
export function fieldsPage({ locale = '', theme = '', surface = '', from = '' }: Record<string, string | undefined>) {
  const language = locale.startsWith('fr') ? 'fr' : 'en'
  const t = words[language]
  // The embedding page's parameter goes into a style, so only a colour is allowed.
  const ground = /^#[0-9a-f]{3,8}$/i.test(surface) ? surface : 'none'
  const field = (name: 'number' | 'expiry' | 'code', autocomplete: string, most: number) =>
    html`<div>
      <label for="${name}">${t[name]}</label>
      <input
        id="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${most}"
        aria-describedby="${name}-error"
      />
      <span class="error" id="${name}-error" role="alert" data-wrong="${t[`${name}Wrong`]}"></span>
    </div>`
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme === 'dark' ? 'dark' : 'light'}">
      ${headOf(t.title, styleOn(ground))}
      <body data-from="${from}">
        <main aria-label="${t.title}">
          <h1>${t.title}</h1>
          ${field('number', 'cc-number', 23)} ${field('expiry', 'cc-exp', 5)} ${field('code', 'cc-csc', 4)}
        </main>
        <script>
          ${raw(script)}
        </script>
      </body>
    </html>`
}
