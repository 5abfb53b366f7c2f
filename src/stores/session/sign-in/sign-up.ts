import { request } from '../../../api/request.ts'
import { signUp } from '../../../contract/account/account.ts'
import { readDate } from '../../../rules/person/typed-date.ts'
import { createForm } from '../../core/form.ts'
import { beginCode } from './sign-in-code.ts'
import { $user } from '../user.ts'

/** The sign-up form. All opt-ins are off by default (CASL). */
export const signUpForm = createForm(
  'shopper',
  {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    dob: '',
    password: '',
    emailNotification: false,
    smsNotification: false,
    marketing: false
  },
  signUp.body,
  // An invalid date must fail validation.
  ({ dob, ...values }) => ({ ...values, dob: dob.trim() && (readDate(dob) ?? 'none') })
)

/** Fills in what was typed at checkout. */
export const fillSignUp = (): void => signUpForm.fillIn($user.get())

/** Starts the account: sends a code to its address, which the next step asks for. */
export const beginSignUp = (): Promise<void> =>
  beginCode(() => signUpForm.submit(body => request(signUp, { body })), true)

/** Rewrites the date of birth in normalised form. */
export function normaliseDob(): void {
  const { dob } = signUpForm.$state.get().values
  const read = readDate(dob)
  if (read && read !== dob) signUpForm.type('dob', read)
}
