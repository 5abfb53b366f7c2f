import { ChevronDown } from 'lucide-react'
import { hiddenClass } from '../theme/tokens.ts'
import { styles } from '../theme/styles.ts'
import type { Option } from './choice.tsx'
import { Icon } from './icon.tsx'

const s = styles({
  box: `position:relative;display:block;
& svg { position:absolute;inset-inline-end:12px;inset-block-start:calc(50% - 9px);pointer-events:none; }`,
  select: `width:100%;min-height:var(--sf-target);padding:4px 36px 4px 16px;appearance:none;background:var(--sf-surface-2);border:0;
border-radius:var(--sf-radius-pill);font-size:14px;cursor:pointer;text-overflow:ellipsis;
& option { background:var(--sf-raised);color:var(--sf-ink); }`
})

interface Props {
  label: string
  options: Option[]
  value: string
  onValue(value: string): void
}

/** A choice of one among many, as the browser's own list. */
export function Select({ label, options, value, onValue }: Props) {
  return (
    <label className={s.box}>
      <span className={hiddenClass}>{label}</span>
      <select className={s.select} value={value} onChange={event => onValue(event.currentTarget.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} />
    </label>
  )
}
