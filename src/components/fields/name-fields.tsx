import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { styles } from '../../theme/styles.ts'

const s = styles({
  names: `display:grid;grid-template-columns:1fr 1fr;gap:16px 12px;
@container sf (max-width: 319px) { grid-template-columns:minmax(0,1fr); }`
})

/** Required fields for the first and last name, side by side. */
export function NameFields(props: { field(name: 'first_name' | 'last_name'): ComponentProps<typeof Field> }) {
  return (
    <div className={s.names}>
      <Field {...props.field('first_name')} autoComplete="given-name" required />
      <Field {...props.field('last_name')} autoComplete="family-name" required />
    </div>
  )
}
