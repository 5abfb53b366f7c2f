import { createHash } from 'node:crypto'
import { array } from 'valibot'
import { product } from '../../../../../src/contract/catalog/menu.ts'
import type { Queries } from '../../../db/types.ts'
import { compacted } from '../../../http/open-api/compacted.ts'
import { pack, type Packed } from '../../../http/packed.ts'
import type { LocationRow } from '../../locations/find-location.ts'
import { readAlternatives } from '../queries/read-left.ts'
import { readPage } from '../queries/read-page.ts'
import { type Viewer, viewProduct } from '../view.ts'

/** How many products a part holds at most: few calls, and yet none that holds up a slow phone while it is read. */
export const MOST = 1500

/** How many products are written before other calls have their turn. */
const AT_A_TIME = 100

/** The whole menu of a location in parts, under a name that is made of what they say. */
export interface Snapshot {
  version: string
  parts: Packed[]
}

/** What a part's cursor says: of which version it is, and which. */
export const partCursor = (version: string, part: number): string => `${version}.${part}`

/** Reads a part's cursor; undefined when it is none. */
export function readPartCursor(cursor: string): { version: string; part: number } | undefined {
  const [, version, part] = /^([\w-]{16})\.(\d{1,4})$/.exec(cursor) ?? []
  return version === undefined ? undefined : { version, part: Number(part) }
}

/** Reads a location's whole menu. */
export async function readWholeMenu(db: Queries, { id, features }: LocationRow, viewer: Viewer): Promise<string[]> {
  const { language } = viewer
  const { rows } = await readPage(db, { locationId: id, language, limit: 1_000_000, after: undefined })
  const alternatives = await readAlternatives(db, id, rows, language)
  const texts: string[] = []
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const some = rows.slice(at, at + AT_A_TIME).map(row => viewProduct(row, viewer, { features, alternatives }))
    texts.push(...compacted(array(product), some).map(one => JSON.stringify(one)))
    await new Promise(done => setImmediate(done))
  }
  return texts
}

/** Makes a snapshot of products that are written already. */
export async function makeSnapshot(audience: string, products: readonly string[]): Promise<Snapshot> {
  const hash = createHash('sha256').update(audience)
  for (const text of products) hash.update(text)
  const version = hash.digest('base64url').slice(0, 16)
  const count = Math.max(1, Math.ceil(products.length / MOST))
  const size = Math.ceil(products.length / count)
  const parts: Packed[] = []
  for (let part = 0; part < count; part++) {
    const next = part + 1 < count ? partCursor(version, part + 1) : null
    const rest = JSON.stringify({ total: products.length, next, version }).slice(1)
    const some = products.slice(part * size, (part + 1) * size)
    parts.push(await pack(`{"payload":{"products":[${some.join()}],${rest}}`, 'thorough'))
  }
  return { version, parts }
}
