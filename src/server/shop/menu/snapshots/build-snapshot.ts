import { createHash } from 'node:crypto'
import { array } from 'valibot'
import { product } from '../../../../contract/catalog/menu.ts'
import type { Queries } from '../../../db/types.ts'
import { compacted } from '../../../http/open-api/compacted.ts'
import { pack, type Packed } from '../../../http/packed.ts'
import type { LocationRow } from '../../locations/find-location.ts'
import type { DepositTerms } from '../deposit.ts'
import type { StoreTime } from '../sale.ts'
import { readAlternatives } from '../queries/read-left.ts'
import { readPage } from '../queries/read-page.ts'
import { type Viewer, viewProduct } from '../view-product.ts'

/** Maximum number of products per part: few requests, yet none so large that parsing blocks a slow phone. */
export const MOST = 1500

/** Number of products serialized before yielding to other requests. */
const AT_A_TIME = 100

/** The whole menu of a location in parts, named by a hash of its content. */
export interface Snapshot {
  version: string
  parts: Packed[]
}

/** Returns the cursor of a part of a version. */
export const partCursor = (version: string, part: number): string => `${version}.${part}`

/** Returns whether a text has the shape of a version. */
export const isVersion = (text: string): boolean => /^[\w-]{16}$/.test(text)

/** Parses a part's cursor; undefined if it is not one. */
export function readPartCursor(cursor: string): { version: string; part: number } | undefined {
  const [, version, part] = /^([\w-]{16})\.(\d{1,4})$/.exec(cursor) ?? []
  return version === undefined ? undefined : { version, part: Number(part) }
}

/** Reads a location's whole menu, each product as JSON. */
export async function readWholeMenu(
  db: Queries,
  { id, features }: LocationRow,
  viewer: Viewer,
  terms: DepositTerms,
  time: StoreTime
): Promise<string[]> {
  const { language } = viewer
  const { rows } = await readPage(db, { locationId: id, language, limit: 1_000_000, after: undefined })
  const alternatives = await readAlternatives(db, id, rows, language)
  const shelf = { features, terms, time, alternatives }
  const texts: string[] = []
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const some = rows.slice(at, at + AT_A_TIME).map(row => viewProduct(row, viewer, shelf))
    texts.push(...compacted(array(product), some).map(item => JSON.stringify(item)))
    await new Promise(done => setImmediate(done))
  }
  return texts
}

/** Creates a snapshot of serialized products. */
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
