import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { lockScroll } from '../../../platform/platform.ts'
import { EmailField } from '../../../components/fields/email-field.tsx'
import { CurrentPasswordField } from '../../../components/fields/password-fields.tsx'
import { useT } from '../../../i18n/translate.ts'
import { fieldOf, formOf } from '../../../stores/core/form-messages.ts'
import { deleteAccount, deleteForm } from '../../../stores/account/my-data.ts'
import { closePopup } from '../../../stores/core/popup.ts'
import { $profile, readProfile } from '../../../stores/account/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { UserName } from '../../../ui/form/user-name.tsx'
import { AccountPart } from '../part.tsx'

/**
 * Asks for confirmation before deleting an account, explaining which data are deleted, which are kept and why (Quebec Law
 * 25, s. 28.1).
 */
export function DeleteAccountDialog() {
  const { t } = useT()
  const state = useStore(deleteForm.$state)
  // In a layout effect, so that a reopened dialog starts empty and keeps text typed into it.
  useLayoutEffect(() => deleteForm.reset, [])
  return (
    <Dialog title={t('data.deleteTitle')} closeLabel={t('common.close')} onClose={closePopup} lock={lockScroll}>
      <div className={layout.stack}>
        <p tabIndex={-1} data-focus="">
          {t('data.gone')}
        </p>
        <p className={layout.quiet}>{t('data.kept')}</p>
        <AccountPart $state={$profile} load={readProfile} shape={[76, 44]}>
          {({ email, hasPassword }) => (
            <Form {...formOf(state, t)} label={t('data.delete')} onSubmit={() => void deleteAccount()}>
              {hasPassword ? (
                <>
                  <UserName value={email} />
                  <CurrentPasswordField {...fieldOf(deleteForm, state, 'password', t)} />
                </>
              ) : (
                <EmailField
                  {...fieldOf(deleteForm, state, 'confirm', t)}
                  hint={t('data.confirmHint', { email })}
                  autoComplete="off"
                />
              )}
              <div className={layout.ways}>
                <Button type="submit" busy={state.isSending}>
                  {t('data.deleteDo')}
                </Button>
                <Button kind="primary" onClick={closePopup}>
                  {t('data.keep')}
                </Button>
              </div>
            </Form>
          )}
        </AccountPart>
      </div>
    </Dialog>
  )
}
