import type { PriceDrop } from '../../rules/favourites/price-drops.ts'
import type { Job } from '../outbox/jobs.ts'

/** A drop in a letter, with the ids of its product and store. */
export interface LetterDrop extends PriceDrop {
  product: string
  location: string
}

/** The payload of a letter's job. */
export interface PriceLetter {
  account: string
  drops: LetterDrop[]
}

/** Returns the job that sends a member's letter about price drops. */
export const priceLetterJob = (account: string, drops: LetterDrop[]): Job => ({
  kind: 'price-letter',
  topic: `prices.${account}`,
  payload: { account, drops } satisfies PriceLetter
})
