import { html, raw } from 'hono/html'
import type { Language } from '../http/request/language.ts'
import { style } from './style.ts'
import { staffPageWords } from './words.ts'

/** Renders the staff page as it is before sign-in; its script does the rest. */
export function staffPage(language: Language) {
  const words = staffPageWords(language)
  const other = language === 'fr' ? 'en' : 'fr'
  // Inside a script element, text must not look like its end tag.
  const data = JSON.stringify(words).replaceAll('<', '\\u003c')
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${words.title}</title>
        <style>
          ${raw(style)}
        </style>
        <script type="application/json" id="words">
          ${raw(data)}
        </script>
        <script type="module" src="/staff/main.ts"></script>
      </head>
      <body>
        <header>
          <h1>${words.title}</h1>
          <div class="bar" id="bar"></div>
          <a href="?lang=${other}" lang="${other}">${words.other}</a>
        </header>
        <main>
          <form id="entry" hidden>
            <label class="field"
              >${words.token}<input
                name="token"
                type="password"
                autocomplete="off"
                required
                aria-describedby="entry-problem"
            /></label>
            <p class="bad" id="entry-problem" role="alert"></p>
            <button class="go">${words.enter}</button>
          </form>
          <div class="board" id="board" hidden></div>
          <section class="shelf" id="shelf" aria-labelledby="shelf-title" hidden>
            <h2 id="shelf-title">${words.shelf}</h2>
            <label class="field">${words.search}<input id="search" type="search" maxlength="80" /></label>
            <ul id="listings"></ul>
          </section>
          <p id="say" role="status"></p>
          <dialog id="cancel" aria-labelledby="cancel-title">
            <form method="dialog">
              <h2 id="cancel-title"></h2>
              <label class="field">${words.reason}<input name="reason" maxlength="200" /></label>
              <div class="ways">
                <button class="go" value="cancel">${words.cancelDo}</button>
                <button class="quiet" value="keep" formnovalidate>${words.keep}</button>
              </div>
            </form>
          </dialog>
        </main>
      </body>
    </html>`
}
