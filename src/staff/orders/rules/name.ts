import type { StaffOrder } from '../../../contract/staff/staff-board.ts'

/** Returns the full name of a customer, who may have given only the first one. */
export const nameOf = ({ first_name, last_name }: StaffOrder['customer']): string =>
  [first_name, last_name].filter(Boolean).join(' ')
