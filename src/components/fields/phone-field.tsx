import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'

/** A required field for a phone number. */
export function PhoneField(props: ComponentProps<typeof Field>) {
  return <Field {...props} type="tel" inputMode="tel" autoComplete="tel" required />
}
