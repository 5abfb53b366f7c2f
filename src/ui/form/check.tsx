import { styles } from '../../theme/styles.ts'

const s = styles({
  row: `display:flex;align-items:center;gap:12px;min-height:var(--sf-target);cursor:pointer;
& input { flex:none;width:20px;height:20px;accent-color:var(--sf-accent-ink);cursor:inherit; }
& span:first-of-type { flex:1;min-width:0; }
&:has(:checked) { font-weight:500; }
&:has(:disabled) { color:var(--sf-ink-2);cursor:default; }`,
  count: 'font-size:14px;font-weight:400;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

interface Props {
  label: string
  /** The number of matches, if counted. */
  count?: number
  name?: string
  checked: boolean
  onToggle(): void
}

/** A checkbox with an optional count; with a count of 0 it can only be unchecked. */
export function Check({ label, count, name, checked, onToggle }: Props) {
  return (
    <label className={s.row}>
      <input type="checkbox" name={name} checked={checked} disabled={count === 0 && !checked} onChange={onToggle} />
      <span>{label}</span>
      {count !== undefined && <span className={s.count}>{count}</span>}
    </label>
  )
}
