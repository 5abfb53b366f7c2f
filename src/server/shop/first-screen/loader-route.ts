import type { Hono } from 'hono'
import { withETag } from '../../http/middleware/headers.ts'
import { answerPacked } from '../../http/packed.ts'
import { languageOf } from '../../http/request/language.ts'
import type { ReadFirstScreen } from './first-screens.ts'
import { createReplies } from './loader-replies.ts'

/** As long as a first screen may be shown, and not the week of the loader alone: its prices may have changed. */
const LIFETIME = 'public, max-age=60, stale-while-revalidate=600'
/** The lifetime of the loader alone where there might soon be screens. */
const SHORT = 'public, max-age=10'

/**
 * Serves `storefront.js?location=…` as the loader with the first screens of that store in the same file: two round trips until
 * the first products, as for a page written by hand. If they take long or can't be had, those of the last minutes serve;
 * without any, the next route serves the loader alone. `patience` is how long a page waits for them at most, in milliseconds.
 */
export function loaderRoute(
  app: Hono,
  read: ReadFirstScreen,
  { scripts, patience }: { scripts: string; patience: number }
): void {
  const replies = createReplies(read, scripts)
  app.get('/storefront.js', withETag, async (c, next) => {
    const slug = c.req.query('location')
    if (!slug) return next()
    // Only the address decides, so that any cache may hold the reply.
    const store = { slug, language: languageOf(c.req.query('locale'), undefined), origin: c.get('origin') }
    const tooLate = new Promise<undefined>(done => setTimeout(done, patience))
    const packed = (await Promise.race([replies.make(store).catch(() => undefined), tooLate])) ?? replies.last(store)
    if (!packed) {
      await next()
      c.res.headers.set('Cache-Control', SHORT)
      return undefined
    }
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cache-Control', LIFETIME)
    return answerPacked(c, packed, 'text/javascript; charset=utf-8')
  })
}
