import { request } from '../../../api/request.ts'
import { signUp } from '../../../contract/account/account.ts'
import { readDate } from '../../../rules/person/typed-date.ts'
import { onReset } from '../../core/reset.ts'
import { createForm } from '../../core/form.ts'
import { beginCode } from './sign-in-code.ts'
import { $user } from '../user.ts'

/** A new account as it is typed; nobody is agreed to be written to before they say so (CASL). */
export const signUpForm = createForm(
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
  // What is no date must not look like one to the schema.
  ({ dob, ...values }) => ({ ...values, dob: dob.trim() && (readDate(dob) ?? 'none') })
)

/** Begins with what was typed at checkout. */
export const fillSignUp = (): void => signUpForm.fillIn($user.get())

/** Begins the account: a code is sent to its address, which the next step asks for. */
export const beginSignUp = (): Promise<void> =>
  beginCode(() => signUpForm.submit(body => request(signUp, { body })), true)

/** Writes the date of birth as it was understood. */
export function normaliseDob(): void {
  const { dob } = signUpForm.$state.get().values
  const read = readDate(dob)
  if (read && read !== dob) signUpForm.type('dob', read)
}

onReset('shopper', signUpForm.reset)
