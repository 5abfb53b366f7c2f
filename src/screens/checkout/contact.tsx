import { useStore } from '@nanostores/react'
import { EmailField } from '../../components/fields/email-field.tsx'
import { EmailHint } from '../../components/fields/email-hint.tsx'
import { NameFields } from '../../components/fields/name-fields.tsx'
import { PhoneField } from '../../components/fields/phone-field.tsx'
import type { Method } from '../../contract/cart/method.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { likelyEmail } from '../../rules/person/email-typo.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { fieldOf } from '../../stores/core/form-messages.ts'
import { $loggedIn, $sessionEnd } from '../../stores/session/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { fieldRowClass } from '../../ui/form/field-row.ts'

/** The customer's name and contact details. */
export function Person({ method, asksDateOfBirth }: { method: Method; asksDateOfBirth: boolean }) {
  const { t } = useT()
  const state = useStore(checkoutForm.$state)
  const isSignedIn = useStore($loggedIn)
  const isExpired = useStore($sessionEnd)?.how === 'expired'
  const field = (name: keyof typeof state.values) => fieldOf(checkoutForm, state, name, t)
  const [email, notes] = [field('email'), field('notes')]
  return (
    <div className={layout.stack}>
      {!isSignedIn && (
        <p className={layout.row}>
          {t(isExpired ? 'signIn.expired' : 'signIn.have')}{' '}
          <Link to={paths.user('', 'checkout')} className={buttonClass({ kind: 'quiet' })}>
            {t(isExpired ? 'session.again' : 'signIn.title')}
          </Link>
        </p>
      )}
      <NameFields field={field} />
      <p className={layout.small}>{t(method === 'delivery' ? 'checkout.idDelivery' : 'checkout.idName')}</p>
      <div className={fieldRowClass()}>
        <PhoneField {...field('phone')} />
        <div>
          <EmailField {...email} autoComplete="email" />
          <EmailHint of={email.id} meant={likelyEmail(state.values.email)} onValue={email.onValue} />
        </div>
      </div>
      {asksDateOfBirth && (
        <Field {...field('dob')} hint={t('checkout.dob')} inputMode="numeric" autoComplete="bday" required />
      )}
      <Field {...notes} label={t('field.optional', { field: notes.label })} multiline maxLength={500} />
    </div>
  )
}
