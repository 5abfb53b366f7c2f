import { type InferOutput, picklist } from 'valibot'

/** How an order reaches the shopper: the fulfilment method. */
export const method = picklist(['pickup', 'delivery'])

export type Method = InferOutput<typeof method>
