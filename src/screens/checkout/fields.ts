import type { CheckoutField } from '../../stores/checkout/checkout.ts'

/** The fields of the checkout, in display order. */
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

/** Returns the id of a field's element. */
export const fieldId = (name: CheckoutField): string => `sf-${name}`
