import { html, raw } from 'hono/html'

/** Styles of the fake provider's pages, in light and dark. */
const look = `
:root { color-scheme: light; --ink: #1c1f1d; --soft: #565c58; --line: #7b827d; --field: #fff; --bad: #a3261b; --go: #1c1f1d; --on-go: #fff; }
:root[data-theme='dark'] { color-scheme: dark; --ink: #f1f2f0; --soft: #b4bab5; --line: #8a918c; --field: #222623; --bad: #ff9d8f; --go: #f1f2f0; --on-go: #1c1f1d; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: var(--ink); }
label { font-weight: 500; }
input, button { font: inherit; color: inherit; min-height: 48px; border-radius: 8px; border: 1px solid var(--line); }
input { width: 100%; margin-top: 4px; padding: 10px 14px; background: var(--field); }
input[aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
button { padding: 8px 20px; border-radius: 99px; background: none; font-weight: 600; cursor: pointer; }
button[value='approve'] { background: var(--go); border-color: var(--go); color: var(--on-go); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.error { display: block; min-height: 0; margin-top: 4px; font-size: 14px; font-weight: 500; color: var(--bad); }
`

/** The head of a page of the fake provider, with additional styles. */
export const headOf = (title: string, own: string) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>${title}</title>
    <style>
      ${raw(look + own)}
    </style>
  </head>`
