import { html } from 'hono/html'
import { fakePeople } from './people.ts'

/** The account chooser, like the real provider's: a button for each account, and one to cancel. */
export const chooser = (provider: string, action: string, hidden: Record<string, string> = {}) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Choose an account</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 26rem;
            margin: 3rem auto;
            padding: 0 1rem;
            color: #1a1a1a;
            background: #fff;
          }
          button {
            display: block;
            width: 100%;
            min-height: 52px;
            margin: 8px 0;
            padding: 8px 16px;
            font: inherit;
            text-align: start;
            color: inherit;
            background: #f4f4f4;
            border: 1px solid #767676;
            border-radius: 8px;
            cursor: pointer;
          }
          small {
            display: block;
            color: #555;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Choose an account</h1>
          <p>This page simulates ${provider}. The people are fictional.</p>
          <form method="post" action="${action}">
            ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            ${fakePeople.map(
              ({ id, firstName, lastName, email }) =>
                html`<button name="account" value="${id}">
                  ${firstName} ${lastName}<small>${email ?? 'no email address'}</small>
                </button>`
            )}
            <button name="account" value="">Cancel</button>
          </form>
        </main>
      </body>
    </html>`
