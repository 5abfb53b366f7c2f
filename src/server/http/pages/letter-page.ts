import { html, raw } from 'hono/html'
import type { Hono } from 'hono'
import type { Language } from '../request/language.ts'
import { noStore } from '../middleware/headers.ts'
import { ownPage } from '../middleware/page-policy.ts'

/** A form of one button, which posts to an address of ours. */
interface PageButton {
  action: string
  label: string
  /** False for the way back from something that was done. */
  isMain: boolean
}

/** A page that a link in a message opens: it needs neither script nor sign-in. */
export interface LetterPage {
  language: Language
  shop: string
  title: string
  /** True for the result of a button. */
  isDone?: boolean
  paragraphs: string[]
  button?: PageButton
  link?: { url: string; label: string }
  /** Who sends the messages. */
  sender?: string
}

const style = raw(`<style>
:root{color-scheme:light dark;--surface:#fcfbf9;--raised:#fff;--ink:#1b1c1a;--ink-2:#5c5e58;--line:#e3e0d9;--ok:#1a6b40}
@media(prefers-color-scheme:dark){:root{--surface:#151614;--raised:#242623;--ink:#f3f2ed;--ink-2:#b3b4ac;--line:#353733;--ok:#7fd3a0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:1fr auto;justify-items:center;background:var(--surface);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:544px;padding:48px 24px;align-self:center}
.shop{margin:0 0 24px;color:var(--ink-2);font-weight:500}
h1{margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere;text-wrap:balance}
.done{display:block;width:40px;height:40px;margin-bottom:16px}
p{margin:0 0 16px;overflow-wrap:anywhere}
form{margin:24px 0 0}
button,.link{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 24px;border:1px solid var(--ink);border-radius:26px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main{background:var(--ink);color:var(--surface)}
.link{margin-top:24px}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
footer{width:100%;max-width:544px;padding:16px 24px 32px;color:var(--ink-2);font-size:14px;line-height:1.4;overflow-wrap:anywhere}
@media(max-width:480px){main{align-self:start;padding-top:40px}button,.link{width:100%}}
</style>`)

const mark =
  raw(`<svg class="done" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="var(--ok)"/>
<path d="m12 20.5 5.5 5.5L28.5 14.5" fill="none" stroke="var(--surface)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`)

/** Renders such a page. */
export const letterPage = ({ language, shop, title, isDone, paragraphs, button, link, sender }: LetterPage) =>
  html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <p class="shop">${shop}</p>
          ${isDone ? mark : ''}
          <h1>${title}</h1>
          ${paragraphs.map(text => html`<p>${text}</p>`)}
          ${
            button
              ? html`<form method="post" action="${button.action}">
                  <button class="${button.isMain ? 'main' : ''}">${button.label}</button>
                </form>`
              : ''
          }
          ${link ? html`<a class="link" href="${link.url}">${link.label}</a>` : ''}
        </main>
        ${sender ? html`<footer>${sender}</footer>` : ''}
      </body>
    </html>`

/** Keeps pages of links private: no cache stores them, and no page that they lead to hears of their address. */
export function keepPrivate(app: Hono, path: string): void {
  app.use(path, noStore, ownPage, async (c, next) => {
    await next()
    c.header('Referrer-Policy', 'no-referrer')
  })
}
