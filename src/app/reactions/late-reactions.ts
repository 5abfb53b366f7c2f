import { slot } from '../../lib/slot.ts'

/** Starts the reactions to the clock: sales and deals that begin and end. Filled by `follow-offers.ts`, in the part `find`. */
export const $followOffers = slot<() => () => void>()
