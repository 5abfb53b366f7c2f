import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'

/** Draws where a store delivers to; set once its code has come, which only those need who want a delivery. */
export const $drawDeliverTo = atom<((location: StoreLocation, now: number) => ReactNode) | undefined>(undefined)
