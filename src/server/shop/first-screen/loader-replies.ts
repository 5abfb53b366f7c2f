import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FirstScreen, ServedScreens } from '../../../contract/store/first-screen.ts'
import { ApiError } from '../../http/api-error.ts'
import { pack, type Packed, unpack } from '../../http/packed.ts'
import type { Viewer } from '../menu/view-product.ts'
import type { ReadFirstScreen } from './first-screens.ts'

/** Maximum number of replies cached in memory. */
const MOST = 100
/** The age up to which an earlier reply is better than none, in milliseconds; as old as a cache may have it. */
const OLDEST = 660_000

/** A store in a language. */
export interface StoreViewer extends Viewer {
  slug: string
}

/** A reply, the time when it was last right, and the ETags of its screens. */
interface Made {
  packed: Packed
  at: number
  of: string
}

/** Makes the loader with the first screens of a store in the same file, and keeps the last reply for each store. */
export function createReplies(read: ReadFirstScreen, scripts: string) {
  const replies = new Map<string, Made>()
  return {
    /** Returns the reply; undefined if there are no first screens, or they can't be had. */
    async make(store: StoreViewer): Promise<Packed | undefined> {
      const name = JSON.stringify(store)
      const screens = await Promise.all([true, false].map(isOfAge => read({ ...store, isOfAge }))).catch(
        (error: unknown) => {
          // The store is gone, or its age gate requires an account by now.
          if (error instanceof ApiError && error.status === 404) replies.delete(name)
          return undefined
        }
      )
      if (!screens) return undefined
      const of = screens.map(({ etag }) => etag).join(' ')
      const last = replies.get(name)
      const loader = await readFile(join(scripts, 'server/loader.js'), 'utf8')
      const packed =
        last?.of === of
          ? last.packed
          : await pack(withScreens(loader, store, await Promise.all(screens.map(screenIn))), 'thorough')
      replies.delete(name)
      replies.set(name, { packed, of, at: performance.now() })
      const [oldest] = replies.keys()
      if (replies.size > MOST && oldest !== undefined) replies.delete(oldest)
      return packed
    },
    /** Returns the last reply, unless it is too old to be shown. */
    last(store: StoreViewer): Packed | undefined {
      const made = replies.get(JSON.stringify(store))
      return made && performance.now() - made.at < OLDEST ? made.packed : undefined
    }
  }
}

const screenIn = async (packed: Packed): Promise<FirstScreen> =>
  (JSON.parse(await unpack(packed)) as { payload: FirstScreen }).payload

/** Puts the screens in front of the loader, in a block so that the page has no new global name. */
function withScreens(loader: string, { slug, language }: StoreViewer, [menu, gate]: FirstScreen[]): string {
  // Without an age gate, both are the menu.
  const screens = gate?.of === menu?.of ? [menu] : [menu, gate]
  const served = { location: slug, language, screens } as ServedScreens
  // The map is of lines without screens in front of them.
  const code = loader.replace(/\/\/# sourceMappingURL=.*/, '')
  // Chromium compiles the functions while the file arrives, as those of the loader alone, if the first line asks for it.
  return `//# allFunctionsCalledOnLoad\n"use strict";{const STOREFRONT_SCREENS=${JSON.stringify(served)};\n${code}\n}`
}
