import type { StoreLocation } from '../../contract/store/location.ts'

/** Writes the address of a store: `211 Augusta Avenue, Unit 2, Toronto ON M5T 2L4`. */
export const oneLine = ({ line1, unit, city, province, postalCode }: StoreLocation['address']): string =>
  [line1, ...(unit === null ? [] : [unit]), `${city} ${province} ${postalCode}`].join(', ')
