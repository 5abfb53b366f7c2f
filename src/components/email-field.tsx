import type { ComponentProps } from 'react'
import { Field } from '../ui/form/field.tsx'

/** A required field for an email address; `username` completes the one that signs in. */
export function EmailField(props: ComponentProps<typeof Field> & { autoComplete: 'email' | 'username' }) {
  return <Field {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} required />
}
