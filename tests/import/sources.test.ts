import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { BrokenFile } from '../../src/server/import/read/broken-file.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { migrationsFolder } from '../../src/server/db/migrations-folder.ts'
import { products } from '../../src/server/db/schema.ts'
import { fileWith, imported, openShop, type Shop } from './support.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})

const head = 'id,name,category,size,price,stock\n'
const apple = '1-0,Apple Kush,flower,3.5 g,30.00,9\n'
const bread = '1-0,Bread Gummies,"Edibles,",10 g,6.00,5\n'

async function bring(location: string, rows: string, source?: string) {
  return importMenu(shop.db, { file: await fileWith(head + rows), location, source })
}

async function at(location: string, id = '1-0') {
  const row = (await imported(shop.db, location)).get(id)
  if (row === undefined) throw new Error(`${location} does not list ${id}.`)
  return row
}

describe('two stores’ lists with the same ids', () => {
  test('are two products, and neither changes the other', async () => {
    await bring('queen-west', apple)
    const report = await bring('byward-market', bread)
    expect(report.products).toEqual({ added: 1, changed: 0, unchanged: 0 })
    const [one, other] = [await at('queen-west'), await at('byward-market')]
    expect(one).toMatchObject({ category: 'flower', product: { name: { en: 'Apple Kush' } }, listing: { price: 3000 } })
    expect(other).toMatchObject({
      category: 'edibles',
      product: { name: { en: 'Bread Gummies' } },
      listing: { price: 600 }
    })
    expect(other.product.id).not.toBe(one.product.id)
  })

  test('keep their addresses, which differ even where the names don’t, however often they come', async () => {
    const slugs = async () => [(await at('queen-west')).product.slug, (await at('byward-market')).product.slug]
    await bring('queen-west', apple)
    await bring('byward-market', apple)
    const first = await slugs()
    expect(new Set(first).size).toBe(2)
    for (const location of ['byward-market', 'queen-west', 'byward-market'])
      expect((await bring(location, apple)).products).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect(await slugs()).toEqual(first)
  })

  test('are one product where both come under one name', async () => {
    await bring('queen-west', apple, 'head-office')
    const report = await bring('byward-market', apple.replace('30.00', '28.00'), 'head-office')
    expect(report.products).toEqual({ added: 0, changed: 0, unchanged: 1 })
    const [one, other] = [await at('queen-west'), await at('byward-market')]
    expect(other.product.id).toBe(one.product.id)
    expect([one.listing.price, other.listing.price]).toEqual([3000, 2800])
  })
})

test('a name that can’t be one is refused in a sentence', async () => {
  for (const name of ['', 'Head Office', 'é', 'x'.repeat(41), '-']) {
    const asked = bring('queen-west', apple, name)
    await expect(asked).rejects.toThrow(BrokenFile)
    await expect(asked).rejects.toThrow(/^Invalid source “.*”: /)
  }
})

describe('lists from before stores had sources of their own', () => {
  /** Restores the old form of imported products, and runs the migration. */
  async function migrate(): Promise<void> {
    await shop.db.update(products).set({ source: 'import' }).where(eq(products.source, 'list:old'))
    const text = await readFile(join(migrationsFolder, '0012_owners.sql'), 'utf8')
    const statement = text.split('--> statement-breakpoint').find(one => one.includes('UPDATE "products"'))
    await shop.db.execute(sql.raw(statement ?? ''))
  }

  const sources = async (...names: string[]) =>
    (await shop.db.select().from(products).where(inArray(products.brand, names))).map(row => [row.brand, row.source])

  const branded = (brand: string, id: string) => `${id},Apple,${brand},flower,3.5 g,30.00,9\n`

  test('become a store’s own where it alone lists them, and stay shared where several do', async () => {
    const withBrand = 'id,name,brand,category,size,price,stock\n'
    const list = async (location: string, rows: string) =>
      importMenu(shop.db, { file: await fileWith(withBrand + rows), location, source: 'old' })
    await list('queen-west', branded('Alone', '1-0') + branded('Both', '2-0'))
    await list('byward-market', branded('Both', '2-0'))
    await migrate()
    expect(await sources('Alone')).toEqual([['Alone', 'csv:queen-west']])
    expect(await sources('Both')).toEqual([['Both', 'import']])
  })

  test('are found again: the same product of several stores stays one', async () => {
    for (const location of ['queen-west', 'byward-market']) await bring(location, apple, 'old')
    await migrate()
    const report = await bring('queen-west', apple.replace('30.00', '31.00'))
    expect(report.products).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect(report.variants).toEqual({ added: 0, changed: 1, unchanged: 0 })
    expect((await bring('byward-market', apple)).products.unchanged).toBe(1)
  })

  test('that had overwritten each other are separated by their next import', async () => {
    await bring('queen-west', apple, 'old')
    await bring('byward-market', bread, 'old')
    await migrate()
    const report = await bring('queen-west', apple)
    expect(report).toMatchObject({ products: { added: 1 }, notInFile: 0 })
    expect(await at('queen-west')).toMatchObject({ product: { name: { en: 'Apple Kush' }, source: 'csv:queen-west' } })
    const [left] = await shop.db.select().from(products).where(eq(products.source, 'import'))
    expect(left?.name.en).toBe('Bread Gummies')
    const rows = await shop.db.execute(sql`
      select l.slug as slug from listings li
      join variants v on v.id = li.variant_id join locations l on l.id = li.location_id
      where v.product_id = ${left?.id}`)
    expect(rows).toMatchObject({ rows: [{ slug: 'byward-market' }] })
  })
})
