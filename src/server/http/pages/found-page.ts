import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { withETag } from '../middleware/headers.ts'
import { type Language, languageOf } from '../request/language.ts'

/** Exports of the build's file. */
interface Code {
  createFallback: (options: object) => { print: () => string; renew: () => Promise<void> }
}

const products = ['none', 'names', 'prices']
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' }
const titles: Record<Language, string> = {
  en: 'Linden & Slate – Order online',
  fr: 'Linden & Slate – Commander en ligne'
}

/**
 * Serves `/found`, a host page of a retailer who prints the shop for people without script and search engines, with
 * `server/fallback.js` in the folder of the scripts. `location`, `locale` and `products` in the query choose its content.
 */
export function foundPageRoute(app: Hono, scripts: string): void {
  const file = pathToFileURL(join(scripts, 'server/fallback.js')).href
  const fallbacks = new Map<string, ReturnType<Code['createFallback']>>()

  async function print(origin: string, language: Language, query: Record<string, string>): Promise<string> {
    const shown = products.includes(query['products'] ?? '') ? query['products'] : 'none'
    const location = query['location'] ?? 'queen-west'
    const key = [origin, language, location, shown].join(' ')
    let fallback = fallbacks.get(key)
    if (fallback === undefined) {
      const { createFallback } = (await import(file)) as Code
      const page = `${origin}/found`
      const own = { api: origin, page, location, locale: locales[language], products: shown, fetch, now: Date.now }
      fallback = createFallback(own)
      await fallback.renew()
      if (fallbacks.size < 20) fallbacks.set(key, fallback)
    }
    return fallback.print()
  }

  app.get('/found', withETag, async c => {
    const { origin } = new URL(c.req.url)
    const language = languageOf(c.req.query('locale'), c.req.header('accept-language'))
    return c.html(foundPage(language, await print(origin, language, c.req.query())))
  })
}

const foundPage = (language: Language, fallback: string) =>
  html`<!doctype html>
    <html lang="${locales[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${titles[language]}</title>
        <style>
          body {
            margin: 0;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          header,
          footer,
          .storefront-fallback {
            padding: 16px;
          }
          footer {
            background: #e9ecef;
          }
        </style>
      </head>
      <body>
        <header><h1>Linden &amp; Slate</h1></header>
        <main>
          <div data-storefront data-api="/" data-location="queen-west">${raw(fallback)}</div>
        </main>
        <footer>Linden &amp; Slate Retail Inc.</footer>
        <script async src="/storefront.js"></script>
      </body>
    </html>`
