import { html } from 'hono/html'
import type { Language } from '../http/request/language.ts'

const texts = {
  en: { title: 'Orders', needsScript: 'The staff board needs JavaScript.' },
  fr: { title: 'Commandes', needsScript: 'Le tableau du personnel nécessite JavaScript.' }
}

/** Renders the page of the staff board, which is empty until its script runs. */
export const staffPage = (language: Language) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${texts[language].title}</title>
        <style>
          body {
            margin: 0;
          }
        </style>
        <script type="module" src="/staff/staff.js"></script>
      </head>
      <body>
        <div id="staff"></div>
        <noscript>${texts[language].needsScript}</noscript>
      </body>
    </html>`
