import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { FirstScreen, ServedScreens } from '../../../contract/store/first-screen.ts'
import { withETag } from '../../http/middleware/headers.ts'
import { answerPacked, pack, type Packed, unpack } from '../../http/packed.ts'
import { languageOf } from '../../http/request/language.ts'
import type { Viewer } from '../menu/view-product.ts'
import type { ReadFirstScreen } from './first-screens.ts'

/** Maximum number of replies cached in memory. */
const MOST = 100
/** As long as a first screen may be shown, and not the week of the loader alone: its prices may have changed. */
const LIFETIME = 'public, max-age=60, stale-while-revalidate=600'

/** The lifetime of the loader alone where there might soon be screens. */
const SHORT = 'public, max-age=10'

/** A store in a language. */
interface Of extends Viewer {
  slug: string
}

/**
 * Serves `storefront.js?location=…` as the loader with the first screens of that store in the same file: two round trips until
 * the first products, as for a page written by hand. Where there are none, or not in time, the next route serves the
 * loader alone. `patience` is how long a page waits for them at most, in milliseconds.
 */
export function loaderRoute(
  app: Hono,
  read: ReadFirstScreen,
  { scripts, patience }: { scripts: string; patience: number }
): void {
  const replies = new Map<string, { of: string; packed: Packed }>()

  async function replyFor(store: Of): Promise<Packed> {
    const screens = await Promise.all([true, false].map(isOfAge => read({ ...store, isOfAge })))
    const name = JSON.stringify(store)
    const of = screens.map(({ etag }) => etag).join(' ')
    const last = replies.get(name)
    if (last?.of === of) return last.packed
    const loader = await readFile(join(scripts, 'server/loader.js'), 'utf8')
    const packed = await pack(withScreens(loader, store, await Promise.all(screens.map(screenIn))), 'thorough')
    replies.delete(name)
    replies.set(name, { of, packed })
    const [oldest] = replies.keys()
    if (replies.size > MOST && oldest !== undefined) replies.delete(oldest)
    return packed
  }

  app.get('/storefront.js', withETag, async (c, next) => {
    const slug = c.req.query('location')
    if (!slug) return next()
    // Only the address decides, so that any cache may hold the reply.
    const store = { slug, language: languageOf(c.req.query('locale'), undefined), origin: c.get('origin') }
    const tooLate = new Promise<undefined>(done => setTimeout(done, patience))
    const packed = await Promise.race([replyFor(store).catch(() => undefined), tooLate])
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

const screenIn = async (packed: Packed): Promise<FirstScreen> =>
  (JSON.parse(await unpack(packed)) as { payload: FirstScreen }).payload

/** Puts the screens in front of the loader, in a block so that the page has no new global name. */
function withScreens(loader: string, { slug, language }: Of, [menu, gate]: FirstScreen[]): string {
  // Without an age gate, both are the menu.
  const screens = gate?.of === menu?.of ? [menu] : [menu, gate]
  const served = { location: slug, language, screens } as ServedScreens
  // The map is of lines without screens in front of them.
  const code = loader.replace(/\/\/# sourceMappingURL=.*/, '')
  return `"use strict";{const STOREFRONT_SCREENS=${JSON.stringify(served)};\n${code}\n}`
}
