import { type InferOutput, object, pipe, regex, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { query } from '../http/endpoint.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { secret, session } from './session.ts'

/**
 * A sign-in that is begun on a shared screen, such as a kiosk, and approved on the person's own phone. `id` is in the link
 * that the phone opens; `secret` stays on the shared screen; both show `code`, so that no one approves another screen.
 */
export const handoff = object({ id, secret, code: pipe(string(), regex(/^\d{4}$/)), expiresAt: instant })

export type Handoff = InferOutput<typeof handoff>

/** Begins a sign-in on a shared screen of a location; 429 `rate_limited`. */
export const beginHandoff = query('/session/handoff', { body: object({ location: slug }), reply: handoff })

/**
 * Takes the session that was approved, once: a short one, of the shared screen alone. Null until it is approved; 404
 * `not_found`, 410 `link_used`, 410 `link_expired`.
 */
export const claimHandoff = query('/session/handoff/claim', {
  query: { locale: string() },
  body: object({ id, secret }),
  reply: object({ session: maybe(session, null) })
})
