import { useStore } from '@nanostores/react'
import { type InputHTMLAttributes, useEffect } from 'react'
import { ContactChoices } from '../../components/contact-choices.tsx'
import { EmailField } from '../../components/email-field.tsx'
import { useT } from '../../i18n/translate.ts'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { beginSignUp, fillSignUp, signUpForm, normaliseDob } from '../../stores/session/sign-in/sign-up.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { fieldRowClass } from '../../ui/form/field-row.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'

type Text = 'first_name' | 'last_name' | 'phone' | 'dob'
type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'onBlur'>

const own: MessageOverrides = { 'dob.past': 'error.date' }

function Input({ name, hint, ...rest }: { name: Text; hint?: string } & Attributes) {
  const { t } = useT()
  const state = useStore(signUpForm.$state)
  return <Field {...fieldOf(signUpForm, state, name, t, own)} hint={hint} required {...rest} />
}

/** The form for a new account; opt-ins are left to the shopper. */
export function SignUpForm() {
  const { t } = useT()
  const state = useStore(signUpForm.$state)
  useEffect(fillSignUp, [])
  return (
    <Form {...formOf(state, t, own)} label={t('signUp.title')} onSubmit={() => void beginSignUp()}>
      <div className={fieldRowClass()}>
        <Input name="first_name" autoComplete="given-name" />
        <Input name="last_name" autoComplete="family-name" />
      </div>
      <EmailField {...fieldOf(signUpForm, state, 'email', t)} autoComplete="email" />
      <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <Input name="dob" hint={t('signUp.dob')} inputMode="numeric" autoComplete="bday" onBlur={normaliseDob} />
      <PasswordField
        {...fieldOf(signUpForm, state, 'password', t)}
        autoComplete="new-password"
        hint={t('password.hint')}
        showLabel={t('password.show')}
      />
      <ContactChoices values={state.values} onToggle={name => signUpForm.type(name, !state.values[name])} />
      <Button kind="primary" type="submit" tall wide busy={state.isSending}>
        {t('signUp.do')}
      </Button>
    </Form>
  )
}
