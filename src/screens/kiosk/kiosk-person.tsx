import { useStore } from '@nanostores/react'
import { EmailField } from '../../components/fields/email-field.tsx'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { fieldOf } from '../../stores/core/form-messages.ts'
import { $device } from '../../stores/kiosk/device.ts'
import { kioskForm } from '../../stores/kiosk/kiosk-checkout.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { Check } from '../../ui/form/check.tsx'
import { Field } from '../../ui/form/field.tsx'
import { fieldRowClass } from '../../ui/form/field-row.ts'
import { layout } from '../../ui/layout.ts'

/** Who orders at the kiosk: a name to call; the rest is up to the shopper (SPEC A3). */
export function KioskPerson({ location }: { location: StoreLocation }) {
  const { t } = useT()
  const state = useStore(kioskForm.$state)
  const isSignedIn = useStore($loggedIn)
  const isRegistered = useStore($device).registered !== null
  const { signup } = state.values
  const field = (name: 'first_name' | 'last_name' | 'phone' | 'email' | 'dob', isRequired: boolean) => {
    const of = fieldOf(kioskForm, state, name, t)
    return { ...of, label: isRequired ? of.label : t('field.optional', { field: of.label }), required: isRequired }
  }
  return (
    <div className={layout.stack}>
      <div className={fieldRowClass()}>
        <Field {...field('first_name', true)} />
        <Field {...field('last_name', !isRegistered)} />
      </div>
      <p className={layout.small}>{t('kiosk.checkout.called')}</p>
      <div className={fieldRowClass()}>
        <Field {...field('phone', !isRegistered)} type="tel" inputMode="tel" />
        <EmailField {...field('email', !isRegistered || signup)} autoComplete="off" />
      </div>
      {location.asksDateOfBirth && <Field {...field('dob', true)} hint={t('checkout.dob')} inputMode="numeric" />}
      {!isSignedIn && isRegistered && (
        <Check
          label={t(location.features.loyalty ? 'kiosk.checkout.signup' : 'kiosk.checkout.signupOnly')}
          checked={signup}
          onToggle={() => kioskForm.type('signup', !signup)}
        />
      )}
    </div>
  )
}
