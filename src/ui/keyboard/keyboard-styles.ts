import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'

/** The looks of the on-screen keyboard. The window's height, not the mount's width, decides how tall it may be. */
export const s = styles({
  board: `position:fixed;inset:auto 0 var(--sf-foot);z-index:${layers.keyboard};width:auto;height:auto;max-width:none;margin:0;border:0;
padding:10px 12px calc(12px + env(safe-area-inset-bottom));overflow:hidden;color:var(--sf-ink);background:var(--sf-surface-2);
border-block-start:1px solid var(--sf-line);font-size:22px;user-select:none;touch-action:none;
&:focus { outline:none; }
@media (min-height:1100px) { font-size:26px;padding-block:16px calc(20px + env(safe-area-inset-bottom)); }`,
  keys: 'display:grid;gap:6px;max-width:1120px;margin-inline:auto;@media (min-height:1100px) { gap:8px; }',
  pad: 'max-width:480px;',
  line: 'display:flex;gap:inherit;',
  // Doubled class, because `line` may come after it in the style sheet.
  tallOnly: '@media (max-height:899px) { && { display:none; } }',
  key: `flex:1 1 0;display:grid;place-items:center;min-width:0;height:64px;border-radius:10px;background:var(--sf-raised);
border:1px solid var(--sf-line);border-block-end-color:var(--sf-line-2);line-height:1;white-space:nowrap;
&:active { background:var(--sf-line); }
@media (min-height:1100px) { height:76px; }`,
  action: `background:var(--sf-line);font-size:17px;font-weight:500;
&:active { background:var(--sf-raised); }
&[aria-pressed="true"] { background:var(--sf-ink);color:var(--sf-surface); }
&[aria-disabled="true"] { opacity:.4;cursor:default; }`,
  done: 'background:var(--sf-accent);color:var(--sf-on-accent);font-weight:650;&:active { background:var(--sf-accent-hover); }'
})
