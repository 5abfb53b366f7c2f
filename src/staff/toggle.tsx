import Check from 'lucide/dist/esm/icons/check.mjs'
import { styles } from '../theme/styles.ts'
import { Icon } from '../ui/icon.tsx'

const s = styles({
  toggle: `display:inline-flex;align-items:center;justify-content:center;gap:6px;min-height:48px;padding:4px 14px;border:1px solid var(--sf-line-2);
border-radius:var(--sf-radius-field);background:var(--sf-raised);font-weight:500;white-space:nowrap;
&[aria-checked="true"] { border-color:var(--sf-accent-edge);background:var(--sf-ok-tint);color:var(--sf-ok);font-weight:650; }
&[aria-checked="true"][data-tone="bad"] { border-color:var(--sf-bad);background:var(--sf-bad-tint);color:var(--sf-bad); }
&:disabled { color:var(--sf-ink-2);background:none; }`
})

interface Props {
  text: string
  /** The accessible name, with the name of its product or store. */
  label: string
  tone?: 'ok' | 'bad'
  isOn: boolean
  disabled?: boolean
  onToggle(): void
}

/** A switch with a word, and a mark and colour while it is on. */
export function Toggle({ text, label, tone = 'ok', isOn, disabled, onToggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className={s.toggle}
      data-tone={tone}
      aria-label={label}
      aria-checked={isOn}
      disabled={disabled}
      onClick={onToggle}
    >
      {isOn && <Icon of={Check} size={18} />}
      {text}
    </button>
  )
}
