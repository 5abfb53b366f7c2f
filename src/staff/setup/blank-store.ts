import type { HoursEntry } from '../../contract/store/location.ts'
import { readPosition } from '../../rules/address/position.ts'

/** The fields of a store that isn't set up yet. */
export const blankStore = {
  storeName: '',
  storeNameFr: '',
  line1: '',
  unit: '',
  city: '',
  province: '',
  postalCode: '',
  position: '',
  timezone: '',
  licenceHolder: '',
  licenceNumber: '',
  licenceIssuer: ''
}

/** The name of such a field. */
export type StoreFieldName = keyof typeof blankStore

/** The names of these fields in the order in which they are drawn. */
export const storeFieldNames = Object.keys(blankStore) as StoreFieldName[]

/** The fields that are not drawn yet: a time zone is chosen among those of the province. */
export const hiddenFields = ({ province }: Pick<typeof blankStore, 'province'>): StoreFieldName[] =>
  province === '' ? ['timezone'] : []

/** Opening hours that a new store begins with: every day from 10 to 21. */
export const everyDay: readonly HoursEntry[] = [0, 1, 2, 3, 4, 5, 6].map(day => ({
  day,
  openTime: '10:00',
  closeTime: '21:00',
  isOpen: true
}))

/** Returns the error of a typed place on the map. */
export function checkPosition({ position }: Pick<typeof blankStore, 'position'>): { position?: 'required' | 'wrong' } {
  if (position.trim() === '') return { position: 'required' }
  return readPosition(position) ? {} : { position: 'wrong' }
}
