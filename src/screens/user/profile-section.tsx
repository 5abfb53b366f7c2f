import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { Profile } from '../../contract/account/me.ts'
import { ContactChoices } from '../../components/fields/contact-choices.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { NameFields } from '../../components/fields/name-fields.tsx'
import { PhoneField } from '../../components/fields/phone-field.tsx'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf } from '../../stores/core/form-messages.ts'
import { $profile, loadProfile, profileForm, saveProfile } from '../../stores/account/profile.ts'
import { $canText } from '../../stores/location/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { layout } from '../../ui/layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { PriceSwitch } from '../../components/price-switch.tsx'
import { AccountPart } from './part.tsx'
import { PhoneCheck } from './security/phone-check.tsx'

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useT()
  const state = useStore(profileForm.$state)
  const isConfirmed = profile.phoneVerified && state.values.phone === profile.phone
  const field = (name: 'first_name' | 'last_name' | 'email' | 'phone') => fieldOf(profileForm, state, name, t)
  return (
    <Form {...formOf(state, t)} label={t('account.part.profile')} onSubmit={() => void saveProfile()}>
      <NameFields field={field} />
      <EmailField {...field('email')} autoComplete="email" />
      {profile.pendingEmail && (
        <NoticeLine>{t('account.pending', { email: profile.pendingEmail, current: profile.email })}</NoticeLine>
      )}
      <PhoneField {...field('phone')} hint={isConfirmed ? t('phone.isConfirmed') : undefined} />
      <ContactChoices values={state.values} onToggle={name => profileForm.type(name, !state.values[name])} />
      <div>
        <Button kind="primary" type="submit" busy={state.isSending}>
          {t('account.save')}
        </Button>
      </div>
    </Form>
  )
}

function ProfileAndPhone({ profile }: { profile: Profile }) {
  const box = useRef<HTMLDivElement>(null)
  const { phone, phoneVerified } = profile
  const canText = useStore($canText)
  const before = useRef(phoneVerified)
  useLayoutEffect(() => {
    // The focused code field was removed together with its block.
    if (!before.current && phoneVerified) box.current?.closest('section')?.querySelector('h1')?.focus()
    before.current = phoneVerified
  }, [phoneVerified])
  return (
    <div ref={box} className={layout.stack}>
      <ProfileForm profile={profile} />
      {phone && !phoneVerified && canText && <PhoneCheck phone={phone} />}
      <PriceSwitch />
    </div>
  )
}

/** Name, contact details and notification opt-ins. */
export function ProfileSection() {
  return (
    <AccountPart $state={$profile} load={loadProfile} shape={[76, 76, 76, 180]}>
      {profile => <ProfileAndPhone profile={profile} />}
    </AccountPart>
  )
}
