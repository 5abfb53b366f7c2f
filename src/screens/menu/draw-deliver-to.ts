import type { ReactNode } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { wordedSlot } from '../../i18n/worded-slot.ts'

/** Draws the place that a store delivers to, for shoppers who chose delivery. */
export const $drawDeliverTo = wordedSlot<(location: StoreLocation, now: number) => ReactNode>()
