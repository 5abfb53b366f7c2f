import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'

/** A required field for an email address; `username` completes the one that signs in, `off` none. */
export function EmailField(props: ComponentProps<typeof Field> & { autoComplete: 'email' | 'username' | 'off' }) {
  return <Field {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} required />
}
