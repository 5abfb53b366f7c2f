import { html } from 'hono/html'
import type { Language } from '../http/request/language.ts'

const texts = {
  en: { title: 'Put the shop on your site', needsScript: 'This page needs JavaScript.' },
  fr: { title: 'Mettre la boutique sur votre site', needsScript: 'Cette page nécessite JavaScript.' }
}

/** Renders the page where a retailer picks the look of their shop and copies its code; empty until its script runs. */
export const snippetPage = (language: Language) =>
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
        <script type="module" src="/snippet/snippet.js"></script>
      </head>
      <body>
        <div id="snippet"></div>
        <noscript>${texts[language].needsScript}</noscript>
      </body>
    </html>`
