import { useStore } from '@nanostores/react'
import type { Profile } from '../../../contract/account/me.ts'
import { CurrentPasswordField, NewPasswordField } from '../../../components/fields/password-fields.tsx'
import { useT } from '../../../i18n/translate.ts'
import { changePassword, changePasswordForm } from '../../../stores/account/change-password.ts'
import { fieldOf, formOf } from '../../../stores/core/form-messages.ts'
import { $exporting, exportData } from '../../../stores/account/my-data.ts'
import { dataOf } from '../../../client/async-state.ts'
import { openPopup } from '../../../stores/core/popup.ts'
import { $profile, readProfile } from '../../../stores/account/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { layout } from '../../../ui/layout.ts'
import { UserName } from '../../../ui/form/user-name.tsx'
import { Block } from '../block.tsx'
import { Devices } from './devices.tsx'
import { AccountPart } from '../part.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'

function PasswordForm({ profile }: { profile: Profile }) {
  const { t } = useT()
  const state = useStore(changePasswordForm.$state)
  return (
    <Form {...formOf(state, t)} label={t('security.password')} onSubmit={() => void changePassword()}>
      <UserName value={profile.email} />
      {profile.hasPassword ? (
        <CurrentPasswordField {...fieldOf(changePasswordForm, state, 'current', t)} />
      ) : (
        <p className={layout.quiet}>{t('security.noPassword')}</p>
      )}
      <NewPasswordField {...fieldOf(changePasswordForm, state, 'password', t)} label={t('field.newPassword')} />
      <div>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t(profile.hasPassword ? 'security.change' : 'security.set')}
        </Button>
      </div>
    </Form>
  )
}

function Data() {
  const { t } = useT()
  const isExporting = useStore($exporting)
  return (
    <div className={layout.stack}>
      <div className={layout.tight}>
        <p className={layout.quiet}>{t('data.exportText')}</p>
        <div>
          <Button busy={isExporting} onClick={() => void exportData()}>
            {t('data.export')}
          </Button>
        </div>
      </div>
      <div className={layout.tight}>
        <p className={layout.quiet}>{t('data.deleteText')}</p>
        <div>
          <Button onClick={() => openPopup({ key: 'delete-account', data: {} })}>{t('data.delete')}</Button>
        </div>
      </div>
    </div>
  )
}

/** The password, the linked accounts, the devices, and the user's data. */
export function SecuritySection() {
  const { t } = useT()
  const profile = dataOf(useStore($profile))
  return (
    <>
      <Block title={t('security.password')}>
        <AccountPart $state={$profile} load={readProfile} shape={[76, 100, 44]}>
          {profile => <PasswordForm profile={profile} />}
        </AccountPart>
      </Block>
      {profile && <LinkedAccounts profile={profile} />}
      <Block title={t('security.devices')}>
        <Devices />
      </Block>
      <Block title={t('data.title')}>
        <Data />
      </Block>
    </>
  )
}
