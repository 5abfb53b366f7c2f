import { resettable } from '../../client/reset.ts'
import { $session } from './session.ts'

/** The customer's details, as typed (SPEC A3, User). */
export interface User {
  first_name: string
  last_name: string
  phone: string
  email: string
}

const nobody: User = { first_name: '', last_name: '', phone: '', email: '' }

/** The customer's details. They survive failures and navigation. */
export const $user = resettable<User>('shopper', nobody)

/** Fills in empty fields from the signed-in user's account. */
export function fillUser(): void {
  const { firstName = '', lastName = '', phone = '', email = '' } = $session.get().userDetails ?? {}
  const typed = $user.get()
  $user.set({
    first_name: typed.first_name || firstName,
    last_name: typed.last_name || lastName,
    phone: typed.phone || phone,
    email: typed.email || email
  })
}

/** Clears the customer's details. */
export function resetUser(): void {
  $user.set(nobody)
}
