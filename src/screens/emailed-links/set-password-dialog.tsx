import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../../platform/platform.ts'
import { NewPasswordField } from '../../components/fields/password-fields.tsx'
import { useT } from '../../i18n/translate.ts'
import { withoutLabel } from '../../stores/core/form-messages.ts'
import { closePopup } from '../../stores/core/popup.ts'
import {
  $password,
  $signup,
  closeSignup,
  openSignup,
  savePassword,
  typePassword
} from '../../stores/session/sign-in/set-password.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { UserName } from '../../ui/form/user-name.tsx'
import { BrokenLink } from './broken-link.tsx'

interface Props {
  token: string
  /** True if the link is a password reset. */
  isReset: boolean
}

function PasswordForm({ token, isReset, firstName, email }: Props & { firstName: string; email: string }) {
  const { t } = useT()
  const { typed, error, isSending } = useStore($password)
  const form = useRef<HTMLFormElement>(null)
  const label = t('field.password')
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[name=password]')?.focus(), [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void savePassword(token)
  }
  return (
    <form ref={form} className={layout.stack} noValidate onSubmit={submit}>
      <p>{t(isReset ? 'password.resetFor' : 'password.for', { name: firstName, email })}</p>
      <UserName value={email} />
      <NewPasswordField
        id="sf-set-password"
        label={label}
        value={typed}
        onValue={typePassword}
        error={error && withoutLabel(t(`error.${error}`, { field: label }), label)}
      />
      <Button kind="primary" type="submit" tall wide busy={isSending}>
        {t('password.save')}
      </Button>
    </form>
  )
}

/** Completes an account that was created in the store or at checkout, or sets a new password (SPEC A2, C6). */
export function SetPasswordDialog({ token, isReset }: Props) {
  const { t } = useT()
  const signup = useStore($signup)
  useEffect(() => {
    void openSignup(token)
    return closeSignup
  }, [token])
  return (
    <Dialog
      title={t(isReset ? 'password.reset' : 'password.title')}
      closeLabel={t('common.close')}
      onClose={closePopup}
      lock={lockScroll}
    >
      {signup.state === 'ready' && <PasswordForm token={token} isReset={isReset} {...signup.value} />}
      {signup.state === 'failed' && (
        <BrokenLink problem={signup.problem} kind="password" token={token} onRetry={() => void openSignup(token)} />
      )}
      {(signup.state === 'loading' || signup.state === 'idle') && (
        <Skeleton label={t('password.loading')}>
          <div className={layout.stack}>
            <Bone height={67} />
            <Bone height={116} />
            <Bone height={52} radius={26} />
          </div>
        </Skeleton>
      )}
    </Dialog>
  )
}
