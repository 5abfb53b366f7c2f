import type { CheckoutField } from '../../stores/checkout/checkout.ts'

/** The fields of the checkout in the order in which they stand. */
export const fieldNames = [
  'address',
  'slot',
  'first_name',
  'last_name',
  'phone',
  'email',
  'dob',
  'notes'
] as const satisfies readonly CheckoutField[]

/** The id of a field's element. */
export const fieldId = (name: CheckoutField): string => `sf-${name}`
