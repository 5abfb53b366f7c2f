/** Styles of the staff page: large targets for a tablet, light and dark. */
export const style = `
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#1b1c1a;--ink-2:#55584f;--line:#8a8d84;--accent:#1f4d3a;--on-accent:#fff;--alert:#ffe9b0;--on-alert:#4a3200;--bad:#a3241c}
@media (prefers-color-scheme:dark){:root{--ground:#151614;--card:#20221f;--ink:#f0f0ec;--ink-2:#b4b7ad;--line:#7d8078;--accent:#9fd6bd;--on-accent:#0d2119;--alert:#5a4100;--on-alert:#ffe9b0;--bad:#ff9d94}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;padding:16px;font:16px/1.4 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1,h2,h3,p,ul{margin:0;padding:0}ul{list-style:none}
h1{font-size:22px}h2{font-size:16px}h3{font-size:18px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:12px;margin-bottom:16px}
header h1{margin-inline-end:auto}
button,select,input,header a{min-height:48px;padding:8px 16px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
header a{display:inline-flex;align-items:center}
button{cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.go{font-weight:600;color:var(--on-accent);background:var(--accent);border-color:var(--accent)}
.go,.quiet{flex:1}
[role=switch][aria-checked=true]{color:var(--on-accent);background:var(--accent);border-color:var(--accent)}
.bar,.row,.ways{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
.board{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:16px;margin-bottom:32px}
.board section{display:grid;gap:12px;align-content:start}
article,.shelf li{display:grid;gap:8px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}
article[data-here]{border:3px solid var(--accent)}
.facts{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px;font-variant-numeric:tabular-nums}
.small{font-size:14px;color:var(--ink-2)}
.here,.note,.held{padding:8px 12px;border-radius:8px;color:var(--on-alert);background:var(--alert)}
.here{font-weight:600}
.held{display:grid;gap:8px;padding-bottom:12px}
.shelf{display:grid;gap:12px;max-width:720px}
.shelf ul{display:grid;gap:8px}
.shelf input[type=number]{width:88px;text-align:center}
.field{display:grid;gap:4px}
.bad{color:var(--bad)}
#say{position:sticky;bottom:16px;width:fit-content;font-weight:600;pointer-events:none}
#say:not(:empty){padding:12px 20px;border-radius:8px;color:var(--ground);background:var(--ink)}
dialog{width:min(480px,92vw);padding:24px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:16px}
dialog form{display:grid;gap:16px}
#entry{display:grid;gap:12px;max-width:360px}`
