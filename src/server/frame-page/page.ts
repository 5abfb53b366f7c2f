import { html, raw } from 'hono/html'
import type { Language } from '../http/request/language.ts'

/** Options that the page takes, by their names in markup after `data-`. */
const options = ['location', 'locale', 'theme', 'accent', 'radius', 'phone']

const texts: Record<Language, { title: string; needsScript: string }> = {
  en: { title: 'Shop', needsScript: 'The shop needs JavaScript.' },
  fr: { title: 'Boutique', needsScript: 'La boutique nécessite JavaScript.' }
}

// A dark page around it shows through until the shop is drawn, which has the page's font.
const style = raw('<style>body { margin: 0; background: transparent; font-family: system-ui, sans-serif }</style>')

/**
 * Renders a page that is nothing but the shop, for a frame in pages of these origins: `query` has its options, and whatever
 * else it has is left out.
 */
export function framePage(query: Record<string, string>, language: Language, origins: readonly string[]) {
  const words = texts[language]
  const attributes = options.flatMap(name => (query[name] ? [html` data-${name}="${query[name]}"`] : []))
  const named = origins.length > 0 ? html` data-frame-origins="${origins.join(' ')}"` : ''
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${words.title}</title>
        ${style}
      </head>
      <body>
        <main><div data-storefront data-api="/" ${attributes} ${named}></div></main>
        <noscript>${words.needsScript}</noscript>
        <script async src="/storefront.js"></script>
      </body>
    </html>`
}
