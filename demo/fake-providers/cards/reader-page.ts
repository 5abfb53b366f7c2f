import { html, raw } from 'hono/html'
import { headOf } from './look.ts'
import type { Checkout } from './readers.ts'

const style = `
:root { --case: #e7e9e6; }
:root[data-theme='dark'] { --case: #101210; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--case); }
main { width: min(100%, 360px); padding: 32px 24px; border: 1px solid var(--line); border-radius: 28px; background: var(--field); text-align: center; }
h1 { margin: 0 0 24px; font-size: 14px; font-weight: 600; color: var(--soft); }
p { margin: 0 0 8px; color: var(--soft); }
strong { display: block; margin-bottom: 8px; font-size: 44px; line-height: 1.1; color: var(--ink); font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; margin-top: 32px; }
small { display: block; margin-top: 24px; color: var(--soft); }
`

/** Reloads the page when the reader shows something else. */
const script = `
const shown = document.body.dataset.shown
const look = async () => {
  try {
    if ((await (await fetch(location.pathname + '/shown')).text()) !== shown) return location.reload()
  } catch {}
  setTimeout(look, 800)
}
setTimeout(look, 800)
`

const amountOf = ({ amount, currency, language }: Checkout): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100)

const buttons = html`<form method="post">
  <button name="answer" value="approve">Approve</button>
  <button name="answer" value="decline">Decline</button>
  <button name="answer" value="cancel">Cancel</button>
</form>`

/** The screen of a card reader, on which you play the customer's card. */
export const readerPage = (device: string, shown: Checkout | undefined) =>
  html`<!doctype html>
    <html lang="en">
      ${headOf('Card reader', style)}
      <body data-shown="${shown?.id ?? ''}">
        <main aria-label="Card reader">
          <h1>Card reader ${device}</h1>
          <div role="status">
            ${shown ? html`<strong>${amountOf(shown)}</strong>` : ''}
            <p>${shown ? 'Tap, insert or swipe a card' : 'Ready. Waiting for the kiosk.'}</p>
          </div>
          ${shown ? buttons : ''}
          <small>This page simulates a card reader. No money moves.</small>
        </main>
        <script>
          ${raw(script)}
        </script>
      </body>
    </html>`
