import { html, raw } from 'hono/html'
import type { Language } from '../../http/request/language.ts'

/** Options that the page takes, by their names in markup after `data-`. */
const options = ['location', 'locale', 'theme', 'accent', 'radius']

const titles: Record<Language, string> = { en: 'Preview of the shop', fr: 'Aperçu de la boutique' }

const style = raw('<style>body { margin: 0; font-family: system-ui, sans-serif }</style>')

/** Moves the page's clock, by which the shop is open and has sales. */
const moved = (ahead: number) =>
  raw(`<script>{const ahead = ${ahead}, Real = Date
globalThis.Date = class extends Real {
  constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead) }
  static now() { return Real.now() + ahead }
}}</script>`)

/** Renders the shop as a page for the staff board; its requests go to the preview's own address. */
export function previewPage(
  query: Record<string, string>,
  { language, base, ahead }: { language: Language; base: string; ahead: number }
) {
  const attributes = options.flatMap(name => (query[name] ? [html` data-${name}="${query[name]}"`] : []))
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="data:," />
        <title>${titles[language]}</title>
        ${style} ${ahead === 0 ? '' : moved(ahead)}
      </head>
      <body>
        <main><div data-storefront data-api="${base}" ${attributes}></div></main>
        <script async src="/storefront.js"></script>
      </body>
    </html>`
}
