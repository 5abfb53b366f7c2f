import type { ComponentProps } from 'react'
import { useT } from '../../i18n/translate.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'showLabel'>

/** A field for the password of an account. */
export function CurrentPasswordField(props: Props) {
  const { t } = useT()
  return <PasswordField {...props} autoComplete="current-password" showLabel={t('password.show')} />
}

/** A field for a password to set, with the rule for it. */
export function NewPasswordField(props: Props) {
  const { t } = useT()
  return (
    <PasswordField {...props} autoComplete="new-password" hint={t('password.hint')} showLabel={t('password.show')} />
  )
}
