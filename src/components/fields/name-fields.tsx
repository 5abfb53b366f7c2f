import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { fieldRowClass } from '../../ui/form/field-row.ts'

/** Required fields for the first and last name, side by side. */
export function NameFields(props: { field(name: 'first_name' | 'last_name'): ComponentProps<typeof Field> }) {
  return (
    <div className={fieldRowClass()}>
      <Field {...props.field('first_name')} autoComplete="given-name" required />
      <Field {...props.field('last_name')} autoComplete="family-name" required />
    </div>
  )
}
