import { html } from 'hono/html'
import type { Held } from './bank.ts'
import { headOf } from './look.ts'

const words = {
  en: {
    title: 'Is this you?',
    text: 'This page simulates a bank. Do you approve a payment with the card ending in',
    approve: 'Approve',
    refuse: 'Refuse',
    done: 'Thank you. You can go back to the shop.'
  },
  fr: {
    title: 'Est-ce bien vous?',
    text: 'Cette page simule une banque. Approuvez-vous un paiement avec la carte se terminant par',
    approve: 'Approuver',
    refuse: 'Refuser',
    done: 'Merci. Vous pouvez revenir à la boutique.'
  }
}

const style = `
body { padding: 24px; background: var(--field); }
form { display: flex; flex-wrap: wrap; gap: 12px; }
`

/** The bank's page, on which the cardholder approves or refuses a payment (3-D Secure). */
export function bankPage({ language, last4, amount, currency, status }: Held) {
  const t = words[language]
  const sum = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100)
  return html`<!doctype html>
    <html lang="${language}">
      ${headOf(t.title, style)}
      <body>
        <main aria-label="${t.title}">
          <h1>${t.title}</h1>
          ${
            status === 'challenge'
              ? html`<p>${t.text} ${last4}?</p>
                  <p><strong>${sum}</strong></p>
                  <form method="post">
                    <button name="answer" value="approve">${t.approve}</button>
                    <button name="answer" value="refuse">${t.refuse}</button>
                  </form>`
              : html`<p>${t.done}</p>`
          }
        </main>
      </body>
    </html>`
}
