import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { hiddenClass } from '../../theme/tokens.ts'
import { classes, styles } from '../../theme/styles.ts'
import type { Option } from './choice.tsx'
import { Icon } from '../icon.tsx'

// With smaller text, Safari on phones zooms in.
const s = styles({
  box: `position:relative;display:block;
& svg { position:absolute;inset-inline-end:14px;inset-block-start:calc(50% - 9px);pointer-events:none; }`,
  select: `width:100%;min-height:var(--sf-target);padding:4px 36px 4px 16px;appearance:none;cursor:pointer;text-overflow:ellipsis;
font-variant-numeric:tabular-nums;
& option { background:var(--sf-raised);color:var(--sf-ink); }`,
  pill: `min-height:var(--sf-compact);padding-inline-start:14px;background:var(--sf-surface-2);border:0;border-radius:var(--sf-radius-pill);font-size:14px;
@media (pointer:coarse) { font-size:16px; }`
})

export interface SelectProps {
  label: string
  options: Option[]
  value: string
  onValue(value: string): void
  /** The classes of another look; without them, it is a quiet pill with its label visually hidden. */
  look?: { label: string; field: string } | undefined
  id?: string
  /** The autocomplete attribute. */
  autoComplete?: string
  /** The id of its error message. */
  describedBy?: string | undefined
}

/** A native select for many options. */
export function Select({ label, options, value, onValue, look, id, autoComplete, describedBy }: SelectProps) {
  return (
    <label>
      <span className={look?.label ?? hiddenClass}>{label}</span>
      <span className={s.box}>
        <select
          id={id}
          autoComplete={autoComplete}
          className={classes(s.select, look?.field ?? s.pill)}
          value={value}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          onChange={event => onValue(event.currentTarget.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </span>
    </label>
  )
}
