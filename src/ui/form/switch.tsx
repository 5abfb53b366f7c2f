import { styles } from '../../theme/styles.ts'

const s = styles({
  row: `display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:var(--sf-target);cursor:pointer;
& input { flex:none;position:relative;width:48px;height:28px;margin:0;appearance:none;border:1px solid var(--sf-line-2);border-radius:14px;background:var(--sf-surface);cursor:inherit;transition:background .14s ease-out; }
& input::before { content:"";position:absolute;inset-block-start:4px;inset-inline-start:4px;width:18px;height:18px;border-radius:50%;background:var(--sf-line-2);transition:translate .14s ease-out; }
& input:checked { background:var(--sf-accent);border-color:var(--sf-accent-edge); }
& input:checked::before { translate:20px;background:var(--sf-on-accent); }
&:has(:checked) > span { font-weight:500; }`
})

interface Props {
  label: string
  checked: boolean
  busy?: boolean
  /** The id of its hint or error message. */
  describedBy?: string | undefined
  onToggle(): void
}

/** A switch with immediate effect; its label is a sentence about the effect. */
export function Switch({ label, checked, busy, describedBy, onToggle }: Props) {
  return (
    <label className={s.row}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={describedBy}
        onChange={onToggle}
      />
    </label>
  )
}
