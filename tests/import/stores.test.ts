import { beforeEach, describe, expect, test } from 'vitest'
import { locations } from '../../demo/catalogue/locations.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { type Mapping, plainMapping } from '../../src/server/import/read/mapping.ts'
import { describe as inWords } from '../../src/server/import/report/report.ts'
import { fileWith, imported, openShop, type Shop, snapshot } from './support.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})

const west = ['queen-west,1-0,Kush,flower,1 g,10.00,5,K-1', 'queen-west,1-1,Kush,flower,3.5 g,30.00,5,K-3']
const market = 'Marché Kensington,1-1,Kush,flower,3.5 g,28.00,2,K-3'

async function bring(list: string[], location?: string, mapping: Mapping = plainMapping) {
  const file = await fileWith(['Store,id,name,category,size,price,stock,sku', ...list].join('\n'))
  return importMenu(shop.db, { file, location, mapping })
}

describe('a list of several stores', () => {
  test('gives each store its rows of the same products, again without change', async () => {
    const report = await bring([...west, market])
    expect(report).toMatchObject({ location: 'queen-west, kensington', rows: 3, refused: [] })
    const [here, there] = [await imported(shop.db, 'queen-west'), await imported(shop.db, 'kensington')]
    expect([...there.keys()]).toEqual(['1-1'])
    expect(there.get('1-1')?.variant).toEqual(here.get('1-1')?.variant)
    expect([here.get('1-1')?.listing.price, there.get('1-1')?.listing.price]).toEqual([3000, 2800])
    const before = await snapshot(shop.db)
    const again = await bring([...west, market])
    expect(again).toMatchObject({
      products: { added: 0, changed: 0 },
      variants: { added: 0, changed: 0, unchanged: 3 }
    })
    expect(await snapshot(shop.db)).toEqual(before)
  })

  test('refuses rows of no store and of one that the shop doesn’t have', async () => {
    const { refused } = await bring([
      ...west,
      'Toronto,1-0,Kush,flower,1 g,10.00,5,',
      ',2,Oil,oils-capsules/oils,30 mL,5,5,'
    ])
    expect(refused).toEqual([
      { line: 4, id: '1-0', reason: `its store “Toronto” is none of ${locations.map(({ slug }) => slug).join(', ')}` },
      { line: 5, id: '2', reason: 'it has no store' }
    ])
  })

  test('refuses an id that a store has twice, but not one that another store has', async () => {
    const { refused } = await bring([...west, 'kensington,1-0,Kush,flower,1 g,10.00,5,', west[0] ?? ''])
    expect(refused).toEqual([{ line: 5, id: '1-0', reason: 'its id is already used on line 2' }])
  })

  test('into one store takes that store’s rows and those without a store', async () => {
    const report = await bring(
      [...west, 'kensington,1-1,Kush,flower,1 g,10.00,5,', ',3,Hash,flower,1 g,9.00,1,'],
      'kensington'
    )
    expect(report).toMatchObject({ location: 'kensington', rows: 4, otherStores: 2, refused: [] })
    expect(inWords(report)).toContain('Rows of other stores skipped: 2.')
    expect([...(await imported(shop.db, 'kensington')).keys()].sort()).toEqual(['1-1', '3-0'])
    expect((await imported(shop.db, 'queen-west')).size).toBe(0)
  })

  test('finds stores by the names that a mapping gives them', async () => {
    const mapping = { ...plainMapping, stores: { '001': 'inglewood' } }
    expect(await bring(['001,1,Kush,flower,1 g,10.00,5,'], undefined, mapping)).toMatchObject({ location: 'inglewood' })
    const wrong = bring(['001,1,Kush,flower,1 g,10.00,5,'], undefined, { ...plainMapping, stores: { '001': 'west' } })
    await expect(wrong).rejects.toThrow('The mapping uses the location “west”. The locations are queen-west')
  })

  test('needs its column of stores', async () => {
    const file = await fileWith('id,name,category,size,price,stock\n1,Kush,flower,1 g,10.00,5\n')
    await expect(importMenu(shop.db, { file })).rejects.toThrow('no column “store”: name its store with --location')
  })
})
