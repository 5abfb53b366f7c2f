import { html, raw } from 'hono/html'
import type { Language } from '../http/request/language.ts'

/** Options that a preview shows, by their names in markup after `data-`. */
const options = ['location', 'locale', 'theme', 'accent', 'radius', 'phone']

const texts = {
  en: { title: 'Your site', home: 'Home', order: 'Order', about: 'About us', foot: 'Your address and opening hours' },
  fr: {
    title: 'Votre site',
    home: 'Accueil',
    order: 'Commander',
    about: 'À propos',
    foot: 'Votre adresse et vos heures'
  }
}

const style = raw(`<style>
body { margin: 0; font-family: system-ui, sans-serif; background: #fff; color: #222; }
body.dark { background: #15181a; color: #eee; }
header, footer { padding: 16px; background: #e9ecef; color: #222; }
.dark :is(header, footer) { background: #24292d; color: #eee; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; }
header strong { font-size: 20px; flex: 1; }
nav { display: flex; gap: 16px; }
</style>`)

/** Renders a sample page with the shop as it was picked: `query` has options, flags and the page's own tone. */
export function previewPage(query: Record<string, string>, language: Language) {
  const words = texts[language]
  const attributes = options.flatMap(name => {
    const value = query[name]
    return value ? [html` data-${name}="${value}"`] : []
  })
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${words.title}</title>
        ${style}
      </head>
      <body class="${query['tone'] === 'dark' ? 'dark' : 'light'}">
        <header>
          <strong>${words.title}</strong>
          <nav aria-label="${words.title}">
            <span>${words.home}</span><span>${words.order}</span><span>${words.about}</span>
          </nav>
        </header>
        <main><div data-storefront data-api="/" ${attributes} style="min-height: 100vh"></div></main>
        <footer>${words.foot}</footer>
        <script async src="/storefront.js"></script>
      </body>
    </html>`
}
