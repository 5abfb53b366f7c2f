import { request } from '../../../client/http/request.ts'
import { consentWordsVersion } from '../../../contract/account/consent-words.ts'
import { signUp } from '../../../contract/account/account.ts'
import { type BirthParts, birthPartsOf, writeBirthParts } from '../../../rules/person/birth-parts.ts'
import { readDate } from '../../../rules/person/typed-date.ts'
import { createForm } from '../../../client/form.ts'
import { checkPhone } from '../../location/check-phone.ts'
import { beginCode } from './sign-in-code.ts'
import { $user } from '../user.ts'

/**
 * The sign-up form. Emails about orders are on: they are part of the service. Texts and offers need the person's own
 * consent (CASL).
 */
export const signUpForm = createForm(
  'shopper',
  {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    dob: '',
    password: '',
    emailNotification: true,
    smsNotification: false,
    marketing: false
  },
  signUp.body,
  // An invalid date must fail validation.
  ({ dob, ...values }) => ({ ...values, dob: dob.trim() && (readDate(dob) ?? 'none') }),
  'sf-',
  { check: checkPhone }
)

/** Fills in the details typed at checkout. */
export const fillSignUp = (): void => signUpForm.fillIn($user.get())

/** Starts the account: sends a code to its address, which the next step asks for. */
export const beginSignUp = (): Promise<void> =>
  beginCode(() => signUpForm.submit(body => request(signUp, { body: { ...body, words: consentWordsVersion } })), true)

/** Changes the day, month or year of the date of birth. */
export function typeBirthPart(part: keyof BirthParts, typed: string): void {
  const { dob } = signUpForm.$state.get().values
  signUpForm.type('dob', writeBirthParts({ ...birthPartsOf(dob), [part]: typed }))
}
