import type { ReactNode } from 'react'
import { resettable } from '../../client/reset.ts'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'

/** The orders whose pick list is being printed. */
export const $printing = resettable<readonly StaffOrder[]>('person', [])

/** The contents of another page that is being printed. */
export const $paper = resettable<ReactNode>('person', undefined)
