import { html } from 'hono/html'
import type { Language } from '../request/language.ts'

/** The words of a page that its script draws. */
export interface PageTexts {
  title: string
  needsScript: string
}

/**
 * Renders a page of the server's own that is empty until its script, of the same name, draws it. `state` is a word for the
 * script, in `data-state` of its element.
 */
export const scriptPage = (name: string, language: Language, { title, needsScript }: PageTexts, state = '') =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          body {
            margin: 0;
          }
        </style>
        <script type="module" src="/${name}/${name}.js"></script>
      </head>
      <body>
        <div id="${name}" data-state="${state}"></div>
        <noscript>${needsScript}</noscript>
      </body>
    </html>`
