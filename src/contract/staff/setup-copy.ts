import { array, type InferOutput, object, string } from 'valibot'
import { upload } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { instant } from '../http/time.ts'

/** The largest copy of a shop that is restored by upload, in bytes; the command takes any. */
export const mostCopyBytes = 4 * 1024 ** 3

/** A shop that was restored, with the managers who can ask for a link to choose a password. */
const restoredShop = object({
  shop: string(),
  madeAt: instant,
  records: count,
  managers: array(object({ name: string(), email: string() }))
})

export type RestoredShop = InferOutput<typeof restoredShop>

/**
 * Restores a copy of a shop, which is the request's body, on a server that has no shop yet. The key of the set-up is the bearer
 * token. 403 and 410 as for `checkSetup`, 422 `invalid` with a sentence for a copy that can't be restored, 413 for one that is too
 * large, 503 if the server has no room for it.
 */
export const restoreShop = upload('/setup/copy', { query: { locale: string() }, reply: restoredShop })
