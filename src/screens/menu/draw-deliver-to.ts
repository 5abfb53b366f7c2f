import type { ReactNode } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import { slot } from '../../lib/slot.ts'

/** Draws the place that a store delivers to, for shoppers who chose delivery. */
export const $drawDeliverTo = slot<(location: StoreLocation, now: number) => ReactNode>()
