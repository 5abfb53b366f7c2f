import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { products } from '../../../src/server/db/schema.ts'
import { readPartCursor } from '../../../src/server/shop/menu/snapshots/build-snapshot.ts'
import { createParts } from '../../../src/server/shop/menu/snapshots/parts.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { fixture, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const crowd = Array.from({ length: 40 }, (_, at) =>
  makeProduct(`crowd-${at}`, { variants: [makeVariant({ stock: { small: 5 } })] })
)
const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })
const slug = 'small'

/** The database, and the columns of each query for rows. */
function watched() {
  const reads: string[] = []
  const db = new Proxy(shop.db, {
    get(target, name, receiver) {
      if (name !== 'select') return Reflect.get(target, name, receiver) as unknown
      return (columns: Parameters<typeof target.select>[0] = {}) => {
        reads.push(Object.keys(columns).join())
        return target.select(columns)
      }
    }
  })
  return { db, reads }
}

/** Returns the version of the menu as it is. */
async function versionIn(locale: string): Promise<string> {
  const { payload } = await shop.to(readMenu, { params: { location: slug }, query: { locale } })
  return readPartCursor(payload.next ?? '')?.version ?? ''
}

test('invented versions cost a look-up each, open no menu, and push no part out of the memory', async () => {
  const version = await versionIn('en-CA')
  const { db, reads } = watched()
  const partOf = createParts(db)
  const whole = await partOf({ slug, version, part: 0, clientVersion: undefined })
  expect(reads.splice(0)).toEqual(['gzip,brotli'])
  const invented = Array.from({ length: 100 }, (_, at) => `invented${String(at).padStart(8, '0')}`)
  const others = [await versionIn('fr-CA'), 'x', '%00', `${version}.0`, '']
  const found = await Promise.all(
    [...invented, ...others].map(kept => partOf({ slug, version, part: 0, clientVersion: kept }))
  )
  expect(new Set(found.map(one => one?.etag))).toEqual(new Set([whole?.etag]))
  expect(reads.splice(0)).toEqual(Array(101).fill('version,audience'))
  const lost = invented.flatMap(one =>
    [0, 9999].map(part => partOf({ slug, version: one, part, clientVersion: undefined }))
  )
  expect(new Set(await Promise.all(lost))).toEqual(new Set([undefined]))
  reads.length = 0
  expect((await partOf({ slug, version, part: 0, clientVersion: undefined }))?.etag).toBe(whole?.etag)
  expect(reads).toEqual([])
})

test('changes between two stored versions are worked out once, also where they are too many', async () => {
  const before = await versionIn('en-CA')
  await shop.db.update(products).set({ brand: 'Changed' }).where(eq(products.slug, 'crowd-1'))
  const few = await versionIn('en-CA')
  await shop.db.update(products).set({ brand: 'Changed' })
  const version = await versionIn('en-CA')
  const { db, reads } = watched()
  const partOf = createParts(db)
  const ask = (from: string, to: string) => partOf({ slug, version: to, part: 0, clientVersion: from })
  const [changed, whole] = [await ask(before, few), await ask(before, version)]
  expect(changed?.etag).not.toBe(whole?.etag)
  reads.length = 0
  expect([await ask(before, few), await ask(before, version)]).toEqual([changed, whole])
  expect(reads).toEqual([])
})
