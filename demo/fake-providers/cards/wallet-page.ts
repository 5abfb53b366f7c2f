import { html, raw } from 'hono/html'
import { headOf } from './look.ts'

const words = {
  en: { title: 'Demo Pay', to: 'Pay', card: 'Card', declined: 'declined', pay: 'Pay now', cancel: 'Cancel' },
  fr: { title: 'Demo Pay', to: 'Payer', card: 'Carte', declined: 'refusée', pay: 'Payer maintenant', cancel: 'Annuler' }
}

/** The wallet's owner. */
const owner = { first_name: 'Maya', last_name: 'Okafor', email: 'maya@example.com', phone: '+1 416-555-0133' }

const style = `
body { padding: 24px; background: var(--field); }
main { display: grid; gap: 16px; }
h1, p { margin: 0; }
h1 { font-size: 20px; }
select { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 10px 14px; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--line); border-radius: 8px; }
.ways { display: flex; flex-wrap: wrap; gap: 12px; }
`

const script = `
const data = document.body.dataset
const tell = message => parent.postMessage({ source: 'demo-wallet', ...message }, data.from)
const owner = data.contact ? JSON.parse(data.contact) : {}
document.getElementById('cancel').onclick = () => tell({ status: 'cancelled' })
document.getElementById('pay').onclick = async () => {
  try {
    const card = { number: document.getElementById('card').value, expiry: '1239', code: '123' }
    const reply = await fetch('tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(card) })
    const { token } = await reply.json()
    tell({ status: 'token', token, contact: owner })
  } catch {
    tell({ status: 'failed' })
  }
}
addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ status: 'cancelled' }))
addEventListener('message', event => event.source === parent && document.getElementById('pay').focus())
`

type Query = Partial<Record<'amount' | 'currency' | 'payee' | 'locale' | 'theme' | 'from' | 'contact', string>>

/** The sheet of the test wallet: who is paid, how much, with which card. */
export function walletPage({ amount = '0', currency = '', payee = '', locale = '', theme, from = '', contact }: Query) {
  const language = locale.startsWith('fr') ? 'fr' : 'en'
  const t = words[language]
  const money = { style: 'currency', currency: /^[A-Z]{3}$/.test(currency) ? currency : 'CAD' } as const
  const sum = new Intl.NumberFormat(`${language}-CA`, money).format(Number(amount) / 100)
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme === 'dark' ? 'dark' : 'light'}">
      ${headOf(t.title, style)}
      <body data-from="${from}" data-contact="${contact === 'yes' ? JSON.stringify(owner) : ''}">
        <main aria-label="${t.title}">
          <h1>${t.title}</h1>
          <p>${t.to} ${payee} <strong>${sum}</strong></p>
          <label>
            ${t.card}
            <select id="card">
              <option value="4242424242424242">Visa 4242</option>
              <option value="4000000000000002">Visa 0002 (${t.declined})</option>
            </select>
          </label>
          <div class="ways">
            <button id="pay" value="approve">${t.pay}</button>
            <button id="cancel">${t.cancel}</button>
          </div>
        </main>
        <script>
          ${raw(script)}
        </script>
      </body>
    </html>`
}
