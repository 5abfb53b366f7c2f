import { styles } from '../../theme/styles.ts'
import { Choice, type ChoiceProps } from './choice.tsx'
import { fadedEnds } from '../layout.ts'

const s = styles({
  legend: 'font-weight:500;margin-bottom:8px;',
  boxes: 'display:flex;flex-wrap:wrap;gap:8px;',
  line: `display:flex;gap:8px;margin:-4px -16px;padding:4px 32px 4px 16px;overflow-x:auto;scrollbar-width:none;white-space:nowrap;
${fadedEnds}
& > * { flex:none; }
@container sf (min-width: 480px) { flex-wrap:wrap;padding-inline-end:16px;mask:none; }`,
  option: `position:relative;display:flex;flex-direction:column;justify-content:center;min-height:var(--sf-target);padding:6px 14px;
border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);cursor:pointer;
font-variant-numeric:tabular-nums;transition:border-color .14s ease-out;
& input { position:absolute;inset:0;opacity:0;margin:0;cursor:pointer; }
&:hover { border-color:var(--sf-ink); }
&:has(:checked) { border-color:var(--sf-accent-edge);box-shadow:inset 0 0 0 1px var(--sf-accent-edge); }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }
&:has(:disabled) { border-color:var(--sf-line);background:none;color:var(--sf-ink-2);text-decoration:line-through; }`,
  detail: 'font-size:14px;color:var(--sf-ink-2);'
})

interface Props extends ChoiceProps {
  /** `boxes` for options with a detail, `line` for a row that may scroll sideways. */
  look?: 'boxes' | 'line'
  showLegend?: boolean
}

/** Radio buttons for a few options, each in its own box. */
export function BoxChoice({ look = 'boxes', showLegend, ...rest }: Props) {
  const legend = showLegend ? s.legend : undefined
  return <Choice {...rest} look={{ row: s[look], option: s.option, detail: s.detail, legend }} />
}
