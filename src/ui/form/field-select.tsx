import { styles } from '../../theme/styles.ts'
import { Select, type SelectProps } from './select.tsx'

const look = styles({
  label: 'display:block;margin-bottom:4px;font-weight:500;',
  field: `min-height:max(48px,var(--sf-target));background:var(--sf-raised);border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);
&[aria-invalid="true"] { border-color:var(--sf-bad);box-shadow:inset 0 0 0 1px var(--sf-bad); }`
})

/** A native select as a field of a form. */
export function FieldSelect(props: Omit<SelectProps, 'look'>) {
  return <Select {...props} look={look} />
}
