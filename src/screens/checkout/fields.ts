import type { CheckoutForm } from '../../stores/checkout.ts'

/** The fields of the checkout in the order in which they stand. */
export const fieldNames = ['slot', 'first_name', 'last_name', 'phone', 'email', 'notes'] as const

/** The id of a field's element. */
export const fieldId = (name: keyof CheckoutForm): string => `sf-${name}`
