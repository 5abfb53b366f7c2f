import Check from 'lucide/dist/esm/icons/check.mjs'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../icon.tsx'

/** The looks of a chip that can be chosen: a label around a checkbox, or a button that is pressed. */
export const checkChip = styles({
  row: 'display:flex;flex-wrap:wrap;gap:8px;padding-top:4px;',
  // The chosen one has a mark and bold text, not only another colour.
  chip: `position:relative;display:inline-flex;align-items:center;gap:6px;min-height:var(--sf-target);max-width:100%;padding:4px 12px;border:1px solid var(--sf-line-2);
border-radius:var(--sf-radius-pill);background:var(--sf-raised);font-size:14px;font-variant-numeric:tabular-nums;cursor:pointer;transition:border-color .14s ease-out;
& input { position:absolute;inset:0;opacity:0;margin:0;cursor:inherit; }
& svg { display:var(--mark,none);flex:none; }
@media (hover:hover) { &:hover { border-color:var(--sf-ink); } }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }
&:has(:disabled) { border-color:var(--sf-line);background:none;color:var(--sf-ink-2);cursor:default; }
&:has(:checked),&[aria-pressed="true"] { --mark:block;border-color:var(--sf-accent-ink);box-shadow:inset 0 0 0 1px var(--sf-accent-ink);background:color-mix(in srgb,var(--sf-accent-edge) 14%,var(--sf-raised));font-weight:650;padding-inline-start:8px; }`,
  count: 'font-size:12px;font-weight:400;color:var(--sf-ink-2);'
})

interface Props {
  label: string
  /** The number of matches. */
  count: number
  checked: boolean
  onToggle(): void
}

/** A checkbox as a chip, with its count; with a count of 0 it can only be unchecked. */
export function CheckChip({ label, count, checked, onToggle }: Props) {
  return (
    <label className={checkChip.chip}>
      <input type="checkbox" checked={checked} disabled={count === 0 && !checked} onChange={onToggle} />
      <Icon of={Check} size={16} />
      <span>{label}</span>
      <span className={checkChip.count}>{count}</span>
    </label>
  )
}
