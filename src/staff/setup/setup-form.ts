import { createForm } from '../../client/form.ts'
import { resettable } from '../../client/reset.ts'
import { setUpShop } from '../../contract/staff/setup.ts'
import type { HoursEntry } from '../../contract/store/location.ts'
import { readPosition } from '../../rules/address/position.ts'
import { blankStore, checkPosition, everyDay, hiddenFields, storeFieldNames } from './blank-store.ts'

const blank = {
  key: '',
  shopName: '',
  shopPhone: '',
  shopEmail: '',
  page: '',
  ageGate: 'date-of-birth',
  guests: 'no',
  ...blankStore,
  name: '',
  email: '',
  password: ''
}

/** The name of a field. */
export type SetupField = keyof typeof blank

/** The fields of each step, in the order in which they are drawn. */
export const stepFields: readonly (readonly SetupField[])[] = [
  ['shopName', 'shopPhone', 'shopEmail', 'page', 'ageGate', 'guests'],
  storeFieldNames,
  ['name', 'email', 'password']
]

/** The opening hours of the first store as they are edited. */
export const $openingHours = resettable<readonly HoursEntry[]>('person', everyDay)

/** The form of a new shop, in steps. */
export const setupForm = createForm(
  'person',
  blank,
  setUpShop.body,
  ({ guests, position, ...typed }) => ({
    ...typed,
    guestCheckout: guests === 'yes',
    ...(readPosition(position) ?? { lat: 0, lng: 0 }),
    openingHours: [...$openingHours.get()]
  }),
  undefined,
  { check: checkPosition }
)

/** Checks the fields of a step, and shows their errors. */
export function mayLeaveStep(at: number): boolean {
  const own = stepFields[at] ?? []
  const others = (Object.keys(blank) as SetupField[]).filter(name => !own.includes(name))
  return setupForm.mayBegin([...others, ...hiddenFields(setupForm.$state.get().values)])
}

/** Returns the first step with a field that was refused; undefined if there is none. */
export function refusedStep(): number | undefined {
  const { errors } = setupForm.$state.get()
  const at = stepFields.findIndex(names => names.some(name => errors[name] !== undefined))
  return at < 0 ? undefined : at
}
