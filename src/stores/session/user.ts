import { atom } from 'nanostores'
import { $session } from './session.ts'

/** Who orders, as typed (SPEC A3, User). */
export interface User {
  first_name: string
  last_name: string
  phone: string
  email: string
}

const nobody: User = { first_name: '', last_name: '', phone: '', email: '' }

/** The person who orders; no failure and no change of screen loses what was typed. */
export const $user = atom<User>(nobody)

/** Types into one of its fields. */
export function setUser(name: keyof User, value: string): void {
  $user.set({ ...$user.get(), [name]: value })
}

/** Fills in what the person who is signed in has not typed by themselves. */
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

/** Forgets the person. */
export function resetUser(): void {
  $user.set(nobody)
}
