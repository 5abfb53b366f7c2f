import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { sampleList } from '../../src/staff/imports/sample-list.ts'
import { imported, openShop } from './support.ts'

const file = fileURLToPath(new URL('../../docs/samples/new-shop.csv', import.meta.url))

test('the sample list brings twelve products whole, and is the one that the board offers', async () => {
  expect(sampleList).toBe(readFileSync(file, 'utf8'))
  const { db } = await openShop()
  const report = await importMenu(db, { file, location: 'queen-west' })
  expect(report).toMatchObject({ refused: [], warnings: {}, products: { added: 12 }, variants: { added: 13 } })
  const size = (await imported(db, 'queen-west')).get('1001-1')
  expect(size).toMatchObject({
    category: 'flower',
    product: { name: { en: 'Harbour Haze', fr: 'Brume du port' }, thc: { min: 19, max: 23, unit: '%' } },
    listing: { price: 2995, salePrice: 2695, stock: 18 }
  })
})
