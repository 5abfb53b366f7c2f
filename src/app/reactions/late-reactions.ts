import { slot } from '../../lib/slot.ts'

/**
 * Starts the reactions to the clock, sales and deals that begin and end, and to a number entered in the search. Filled by `follow-offers.ts`, in the part `find`.
 */
export const $followOffers = slot<() => () => void>()
