import { type InferOutput, picklist } from 'valibot'

/** The fulfilment method. Curbside orders are handed over at the shopper's car, during store hours. */
export const method = picklist(['pickup', 'curbside', 'delivery'])

export type Method = InferOutput<typeof method>
