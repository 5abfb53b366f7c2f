import Eye from 'lucide/dist/esm/icons/eye.mjs'
import { useState } from 'react'
import { Field } from './field.tsx'
import { IconButton } from '../icon-button.tsx'

interface Props {
  id: string
  name?: string
  label: string
  value: string
  onValue(value: string): void
  autoComplete: 'new-password' | 'current-password'
  hint?: string
  error?: string | undefined
  /** The label of the button that reveals the password. */
  showLabel: string
}

/** A password field with a button to reveal it. */
export function PasswordField({ showLabel, ...rest }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      name="password"
      {...rest}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck="false"
      end={<IconButton icon={Eye} label={showLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)} />}
    />
  )
}
