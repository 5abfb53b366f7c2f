import { atom } from 'nanostores'
import type { Order } from '../../contract/order/order.ts'

/** The order that was placed last on this page. */
export const $placedOrder = atom<Order | undefined>(undefined)
