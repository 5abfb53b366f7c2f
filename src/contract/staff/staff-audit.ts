import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { get } from '../http/endpoint.ts'
import { instant } from '../http/time.ts'

/** An action of a staff member. */
const auditEntry = object({
  id: string(),
  at: instant,
  member: string(),
  /** Such as `order-status`, `stock`, `open`, `hours` or `sign-in`. */
  action: string(),
  /** The new value, such as `confirmed`. */
  detail: string(),
  /** False if it was refused. */
  ok: boolean(),
  /** The names of the affected order, product or person. */
  location: maybe(string(), null),
  order: maybe(string(), null),
  product: maybe(string(), null)
})

export type AuditEntry = InferOutput<typeof auditEntry>

/** Reads a hundred actions of the staff, newest first, optionally older than an entry. */
export const readStaffAudit = get('/staff/audit', {
  right: 'people',
  query: { locale: string(), after: optional(string()) },
  reply: object({ entries: array(auditEntry) })
})
