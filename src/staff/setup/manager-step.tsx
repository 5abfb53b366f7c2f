import { EmailField } from '../../components/fields/email-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useWords } from '../staff-words.ts'
import type { SetupFieldProps } from './use-setup-fields.ts'
import { useSetupWords } from './words.ts'

/** Asks for the first manager. */
export function ManagerStep({ field }: { field: SetupFieldProps }) {
  const { t } = useSetupWords()
  const board = useWords()
  return (
    <>
      <Field {...field('name')} label={t('setup.name')} autoComplete="name" maxLength={80} required />
      <EmailField {...field('email')} label={t('setup.email')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('setup.password')}
        hint={t('setup.passwordHint')}
        autoComplete="new-password"
        showLabel={board.t('showPassword')}
      />
    </>
  )
}
