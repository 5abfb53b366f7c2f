import { html, raw } from 'hono/html'
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
form:not([hidden]) { display: flex; flex-wrap: wrap; gap: 12px; }
iframe { width: 100%; min-height: 280px; border: 0; }
`

/** Shows the question only to browsers that let the page store something. */
const storing = raw(`<script>
document.querySelector('form').hidden = true
sessionStorage.setItem('seen', '1')
document.querySelector('form').hidden = false
</script>`)

/**
 * The bank's page, on which the cardholder approves or refuses a payment (3-D Secure). That of some cards stores something
 * before it asks, and that of others asks in a frame of its own, whose answer leads the page around it.
 */
export function bankPage({ language, last4, amount, currency, status, behaviour }: Held, isInner = false) {
  const t = words[language]
  if (status === 'challenge' && behaviour === 'nested' && !isInner)
    return html`<!doctype html>
      <html lang="${language}">
        ${headOf(t.title, style)}
        <body>
          <iframe src="?inner" title="${t.title}"></iframe>
        </body>
      </html>`
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
                  <form method="post" action="?" target="${isInner ? '_parent' : '_self'}">
                    <button name="answer" value="approve">${t.approve}</button>
                    <button name="answer" value="refuse">${t.refuse}</button>
                  </form>
                  ${behaviour === 'storing' ? storing : ''}`
              : html`<p>${t.done}</p>`
          }
        </main>
      </body>
    </html>`
}
