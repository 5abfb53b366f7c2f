import { type InferOutput, picklist } from 'valibot'

/** How an order reaches the shopper: the fulfilment method. At the curb it is handed over into a car, in the store's hours. */
export const method = picklist(['pickup', 'curbside', 'delivery'])

export type Method = InferOutput<typeof method>
