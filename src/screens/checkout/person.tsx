import { useStore } from '@nanostores/react'
import type { InputHTMLAttributes } from 'react'
import type { Method } from '../../contract/cart/method.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { fieldOf } from '../../stores/core/form-messages.ts'
import { $loggedIn, $sessionEnd } from '../../stores/session/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { fieldRowClass } from '../../ui/form/field-row.ts'
import { Offers } from './payment/offers.tsx'

type Name = 'first_name' | 'last_name' | 'phone' | 'email' | 'dob' | 'notes'

function Input({
  name,
  hint,
  multiline,
  ...rest
}: { name: Name; hint?: string; multiline?: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'required' | 'maxLength'
>) {
  const { t } = useT()
  const field = fieldOf(checkoutForm, useStore(checkoutForm.$state), name, t)
  return (
    <Field
      {...rest}
      {...field}
      label={rest.required ? field.label : t('field.optional', { field: field.label })}
      hint={hint}
      multiline={multiline ?? false}
    />
  )
}

/** The customer's name and contact details. */
export function Person({ method, asksDateOfBirth }: { method: Method; asksDateOfBirth: boolean }) {
  const { t } = useT()
  const isSignedIn = useStore($loggedIn)
  const isExpired = useStore($sessionEnd)?.how === 'expired'
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
      <div className={fieldRowClass()}>
        <Input name="first_name" autoComplete="given-name" required />
        <Input name="last_name" autoComplete="family-name" required />
      </div>
      <p className={layout.small}>{t(method === 'delivery' ? 'checkout.idDelivery' : 'checkout.idName')}</p>
      <div className={fieldRowClass()}>
        <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
        <Input name="email" type="email" inputMode="email" autoComplete="email" required />
      </div>
      {asksDateOfBirth && (
        <Input name="dob" hint={t('checkout.dob')} inputMode="numeric" autoComplete="bday" required />
      )}
      <Offers />
      <Input name="notes" multiline maxLength={500} />
    </div>
  )
}
