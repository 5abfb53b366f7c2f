import { computed } from 'nanostores'
import { $user } from '../session/user.ts'
import { $kiosk, setKioskState } from './kiosk.ts'

/** The fields of the kiosk's checkout that the slice holds, under the names of the form. */
interface KioskContact {
  signup: boolean
  first_name: string
  last_name: string
  phone: string
  email: string
}

const $checkout = computed($kiosk, ({ checkout }) => checkout)
const $values = computed($checkout, (checkout): KioskContact => {
  const { firstName, lastName, ...others } = { ...checkout }
  return { first_name: firstName, last_name: lastName, ...others }
})

/** The checkout in the kiosk slice (SPEC A3), where the form's values are. */
export const kioskContact = {
  get: (): Partial<KioskContact> => $values.get(),
  listen: (listener: () => void) => $values.listen(listener),
  set(values: Partial<KioskContact>): void {
    const { signup, first_name: firstName, last_name: lastName, phone, email } = { ...$values.get(), ...values }
    setKioskState({ checkout: { signup, firstName, lastName, phone, email } })
    $user.set({ first_name: firstName, last_name: lastName, phone, email })
  }
}

// What shoppers leave empty is filled in from the account that they sign in to.
$user.subscribe(user => {
  const { signup: _signup, ...typed } = $values.get()
  const names = Object.keys(typed) as (keyof typeof typed)[]
  const lacking = names.filter(name => typed[name] === '' && user[name])
  if (lacking.length > 0) kioskContact.set(Object.fromEntries(lacking.map(name => [name, user[name]])))
})
