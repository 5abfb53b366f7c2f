import { ChevronDown } from 'lucide'
import { hiddenClass } from '../../theme/tokens.ts'
import { classes, styles } from '../../theme/styles.ts'
import type { Option } from './choice.tsx'
import { Icon } from '../icon.tsx'

const s = styles({
  label: 'display:block;margin-bottom:4px;font-weight:500;',
  box: `position:relative;display:block;
& svg { position:absolute;inset-inline-end:14px;inset-block-start:calc(50% - 9px);pointer-events:none; }`,
  select: `width:100%;min-height:var(--sf-target);padding:4px 36px 4px 16px;appearance:none;cursor:pointer;text-overflow:ellipsis;
font-variant-numeric:tabular-nums;
& option { background:var(--sf-raised);color:var(--sf-ink); }`,
  pill: 'background:var(--sf-surface-2);border:0;border-radius:var(--sf-radius-pill);font-size:14px;',
  field: `min-height:max(48px,var(--sf-target));background:var(--sf-raised);border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);
&[aria-invalid="true"] { border-color:var(--sf-bad);box-shadow:inset 0 0 0 1px var(--sf-bad); }`
})

interface Props {
  label: string
  options: Option[]
  value: string
  onValue(value: string): void
  /** `pill` inside a card, with its label visually hidden; `field` in a form. */
  look?: 'pill' | 'field'
  id?: string
  /** The id of its error message. */
  describedBy?: string | undefined
}

/** A native select for many options. */
export function Select({ label, options, value, onValue, look = 'pill', id, describedBy }: Props) {
  return (
    <label>
      <span className={look === 'pill' ? hiddenClass : s.label}>{label}</span>
      <span className={s.box}>
        <select
          id={id}
          className={classes(s.select, s[look])}
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
