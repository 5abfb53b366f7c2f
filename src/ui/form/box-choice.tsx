import { styles } from '../../theme/styles.ts'
import { Choice, type ChoiceProps } from './choice.tsx'
import { fadedEnds } from '../layout.ts'

// The chosen one has a dot, not only another colour.
const dots = `& > label { padding-inline-start:42px; }
& > label::before { content:"";position:absolute;inset-inline-start:12px;inset-block-start:calc(50% - 9px);width:18px;height:18px;border:var(--dot,1px solid var(--sf-line-2));border-radius:50%;background:var(--sf-raised); }`

const s = styles({
  legend: 'font-weight:500;margin-bottom:8px;',
  boxes: `display:flex;flex-wrap:wrap;gap:8px;${dots}`,
  rows: `display:grid;gap:8px;& > label { flex-direction:row;align-items:center;justify-content:space-between;gap:12px; }& > label > span:first-of-type:not(:last-child) { white-space:nowrap; }${dots}`,
  line: `display:flex;gap:8px;margin:-4px -16px;padding:4px 32px 4px 16px;overflow-x:auto;scrollbar-width:none;white-space:nowrap;
${fadedEnds}
& > * { flex:none; }
@container sf (min-width: 480px) { flex-wrap:wrap;padding-inline-end:16px;mask:none; }`,
  option: `position:relative;display:flex;flex-direction:column;justify-content:center;min-height:var(--sf-target);padding:6px 14px;
border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);cursor:pointer;
font-variant-numeric:tabular-nums;transition:border-color .14s ease-out;
& input { position:absolute;inset:0;opacity:0;margin:0;cursor:pointer; }
&:hover { border-color:var(--sf-ink); }
&:has(:checked) { --dot:5px solid var(--sf-accent-ink);border-color:var(--sf-accent-ink);box-shadow:inset 0 0 0 1px var(--sf-accent-ink);background:color-mix(in srgb,var(--sf-accent-edge) 14%,var(--sf-raised)); }
&:has(:checked) > span:first-of-type { font-weight:650; }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }
&:has(:disabled) { border-color:var(--sf-line);background:none;color:var(--sf-ink-2);border-style:dashed; }`,
  detail: 'font-size:14px;color:var(--sf-ink-2);'
})

interface Props extends ChoiceProps {
  /** `boxes` for options with a detail, `rows` for one below the other, `line` for a row that may scroll sideways. */
  look?: 'boxes' | 'rows' | 'line'
  showLegend?: boolean
}

/** Radio buttons for a few options, each in its own box. */
export function BoxChoice({ look = 'boxes', showLegend, ...rest }: Props) {
  const legend = showLegend ? s.legend : undefined
  return <Choice {...rest} look={{ row: s[look], option: s.option, detail: s.detail, legend }} />
}
