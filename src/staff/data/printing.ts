import { resettable } from '../../client/reset.ts'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'

/** The orders whose pick list is being printed. */
export const $printing = resettable<readonly StaffOrder[]>('person', [])
