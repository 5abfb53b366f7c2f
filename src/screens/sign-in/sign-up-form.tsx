import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { BirthFields } from '../../components/fields/birth-fields.tsx'
import { ContactChoices } from '../../components/fields/contact-choices.tsx'
import { EmailField } from '../../components/fields/email-field.tsx'
import { NameFields } from '../../components/fields/name-fields.tsx'
import { NewPasswordField } from '../../components/fields/password-fields.tsx'
import { PhoneField } from '../../components/fields/phone-field.tsx'
import { PolicyLinks } from '../../components/policy-links.tsx'
import { useT } from '../../i18n/translate.ts'
import { birthPartsOf } from '../../rules/person/birth-parts.ts'
import { fieldOf, formOf, type MessageOverrides } from '../../stores/core/form-messages.ts'
import { beginSignUp, fillSignUp, signUpForm, typeBirthPart } from '../../stores/session/sign-in/sign-up.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'

type Text = 'first_name' | 'last_name' | 'email' | 'phone' | 'dob' | 'password'

const own: MessageOverrides = { 'dob.date': 'error.birth', 'dob.past': 'error.birth' }

// The first field has the id that the error summary links to.
const birthIds = { day: 'sf-dob', month: 'sf-dob-month', year: 'sf-dob-year' }

/** The form for a new account; offers are left to the shopper. */
export function SignUpForm() {
  const { t } = useT()
  const state = useStore(signUpForm.$state)
  useEffect(fillSignUp, [])
  const field = (name: Text) => fieldOf(signUpForm, state, name, t, own)
  const birth = field('dob')
  return (
    <Form {...formOf(state, t, own)} label={t('signUp.title')} onSubmit={() => void beginSignUp()}>
      <NameFields field={field} />
      <EmailField {...field('email')} autoComplete="email" />
      <PhoneField {...field('phone')} />
      <BirthFields
        legend={birth.label}
        ids={birthIds}
        typed={birthPartsOf(birth.value)}
        error={birth.error === undefined ? undefined : { field: 'day', text: birth.error }}
        onType={typeBirthPart}
      />
      <NewPasswordField {...field('password')} />
      <ContactChoices values={state.values} onToggle={name => signUpForm.type(name, !state.values[name])} />
      <Button kind="primary" type="submit" tall wide busy={state.isSending}>
        {t('signUp.do')}
      </Button>
      <PolicyLinks />
    </Form>
  )
}
