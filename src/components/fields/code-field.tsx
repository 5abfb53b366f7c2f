import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'

/** A required field for a code that was sent: six digits, with room for pasted spaces and words. */
export function CodeField(props: ComponentProps<typeof Field>) {
  return <Field {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={40} required />
}
