import { styles } from '../../theme/styles.ts'

/** A tablet that lies has two columns. */
const wide = '@container sf (min-width: 900px)'

/** The looks of a kiosk's order page. */
export const s = styles({
  page: `display:grid;grid-template-columns:minmax(0,1fr);align-content:center;gap:32px;min-height:var(--sf-view-height);max-width:640px;margin-inline:auto;padding:24px;
${wide} { max-width:1040px; } @media (min-height:1100px) { gap:56px; }`,
  head: `display:grid;gap:16px;justify-items:center;text-align:center;
& [role="status"] { font-size:18px; }`,
  title: `display:grid;gap:8px;font-size:28px;font-weight:500;`,
  code: `font-size:clamp(96px,26cqi,224px);font-weight:650;line-height:.95;letter-spacing:.01em;font-variant-numeric:tabular-nums;
${wide} { font-size:168px; }`,
  number: `font-size:22px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;`,
  pair: `display:grid;grid-template-columns:minmax(0,1fr);gap:32px;
${wide} { grid-template-columns:repeat(auto-fit,minmax(400px,1fr)); }`,
  next: 'display:grid;gap:16px;align-content:start;',
  small: `font-size:16px;font-weight:500;color:var(--sf-ink-2);`,
  steps: `display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:16px;`,
  step: `display:grid;grid-template-columns:auto minmax(0,1fr);gap:20px;align-items:center;min-height:64px;font-size:18px;
& > svg { color:var(--sf-ink-2); } & > span { display:grid;gap:2px; } & b { font-size:22px;font-weight:650;line-height:1.2; }`,
  take: `display:grid;grid-template-columns:auto minmax(0,1fr);gap:24px;align-items:center;align-self:start;padding:24px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);font-size:18px;`,
  qr: `& svg { width:176px;height:176px;border-radius:var(--sf-radius-field); }`,
  link: `font-size:14px;color:var(--sf-ink-2);overflow-wrap:anywhere;`,
  ways: `display:flex;flex-wrap:wrap;gap:16px;& > button { flex:1 1 240px; }`,
  closes: `flex:1 1 100%;text-align:center;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;`
})
