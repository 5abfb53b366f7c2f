import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { lockScroll } from '../../env/env.ts'
import { useT } from '../../i18n/translate.ts'
import { closePopup } from '../../stores/popup.ts'
import { $password, $signup, closeSignup, openSignup, savePassword, typePassword } from '../../stores/set-password.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { layout } from '../../ui/layout.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

function PasswordForm({ token, firstName, email }: { token: string; firstName: string; email: string }) {
  const { t } = useT()
  const { typed, error, isSending } = useStore($password)
  const form = useRef<HTMLFormElement>(null)
  const label = t('field.password')
  const toField = () => form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  useEffect(() => {
    if (error) toField()
  }, [error])
  useEffect(toField, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void savePassword(token)
  }
  return (
    <form ref={form} className={layout.stack} noValidate onSubmit={submit}>
      <p>{t('password.for', { name: firstName, email })}</p>
      {/* Password managers keep a password under the name beside it. */}
      <input
        className={hiddenClass}
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        id="sf-password"
        label={label}
        value={typed}
        onValue={typePassword}
        autoComplete="new-password"
        hint={t('password.hint')}
        error={error && t(`error.${error}`, { field: label })}
        showLabel={t('password.show')}
      />
      <Button kind="primary" type="submit" tall wide busy={isSending}>
        {t('password.save')}
      </Button>
    </form>
  )
}

/** Finishes an account that was begun in the shop or at checkout (SPEC A2, C6). */
export function SetPasswordDialog({ token }: { token: string }) {
  const { t } = useT()
  const signup = useStore($signup)
  useEffect(() => {
    void openSignup(token)
    return closeSignup
  }, [token])
  return (
    <Dialog title={t('password.title')} closeLabel={t('common.close')} onClose={closePopup} lock={lockScroll}>
      {signup.state === 'ready' && <PasswordForm token={token} {...signup.value} />}
      {signup.state === 'failed' && (
        <div className={layout.stack} role="alert">
          <p>{signup.problem.message}</p>
          <div className={layout.row}>
            {signup.problem.kind === 'refused' || signup.problem.kind === 'not_found' ? null : (
              <Button kind="primary" onClick={() => void openSignup(token)}>
                {t('common.retry')}
              </Button>
            )}
            <Button onClick={closePopup}>{t('common.close')}</Button>
          </div>
        </div>
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
