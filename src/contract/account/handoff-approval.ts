import { object, string } from 'valibot'
import { query } from '../http/endpoint.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** Reads the sign-in that the phone is about to approve; 404 `not_found`, 410 `link_used`, 410 `link_expired`. */
export const readHandoff = query('/session/handoff/read', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  body: object({ id }),
  reply: object({ code: string(), location: slug, store: string(), expiresAt: instant })
})

/** Approves the sign-in; errors as for `readHandoff`. */
export const approveHandoff = query('/session/handoff/approve', {
  auth: 'required',
  needsOwnDevice: true,
  body: object({ id }),
  reply: object({})
})
