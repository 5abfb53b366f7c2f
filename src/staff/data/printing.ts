import { atom } from 'nanostores'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'

/** The orders whose pick list is being printed. */
export const $printing = atom<StaffOrder[]>([])
