import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { confirm } from '../../src/server/import/report/confirm.ts'
import { LargeDrop } from '../../src/server/import/write/large-drop.ts'
import { listings, locations } from '../../src/server/db/schema.ts'
import { fileWith, openShop, type Shop, snapshot } from './support.ts'

let shop: Shop
const stocked = ['flower,5', 'flower,5', 'flower,5', 'flower,5', 'flower,5', 'flower,5']

/** Imports products by their categories and stock. */
async function bring(rows: string[], mayDrop = false) {
  const lines = rows.map((row, at) => `${at},Name,3.5 g,30.00,${row}`)
  const file = await fileWith(['id,name,size,price,category,stock', ...lines].join('\n'))
  return importMenu(shop.db, { file, location: 'kensington', mayDrop })
}

beforeEach(async () => {
  shop = await openShop()
  const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'kensington'))
  await shop.db.delete(listings).where(eq(listings.locationId, store?.id ?? ''))
  await bring(stocked)
})

describe('a list that takes sizes off sale', () => {
  test('is imported up to a third of the menu', async () => {
    const report = await bring(stocked.with(0, 'flower,0').with(1, 'gadgets,5'))
    expect(report.variants).toMatchObject({ changed: 2, unchanged: 4 })
    expect(report.refused).toEqual([])
  })

  test.each([
    ['sold out', 'flower,0'],
    ['of unreadable stock', 'flower,many'],
    ['off the menu', 'gadgets,5']
  ])('changes nothing where more than a third would be %s', async (_, row) => {
    const before = await snapshot(shop.db)
    const refused = bring(stocked.with(0, row).with(1, row).with(2, row))
    await expect(refused).rejects.toThrow(LargeDrop)
    await expect(refused).rejects.toThrow(
      'By this list, 3 of the 6 sizes on sale at kensington could no longer be bought'
    )
    expect(await snapshot(shop.db)).toEqual(before)
  })

  test('is imported whole once that is allowed', async () => {
    const report = await bring(
      stocked.map(() => 'flower,0'),
      true
    )
    expect(report.rows).toBe(6)
    const again = await bring(stocked.map(() => 'flower,0'))
    expect(again.variants.unchanged).toBe(6)
  })

  test('is one of its own products: those that it leaves out stay on sale', async () => {
    expect((await bring(stocked.slice(0, 1))).notInFile).toBe(5)
  })
})

const terminal = (isTTY = true) => Object.assign(new PassThrough(), { isTTY })
test.each([
  ['y\n', true],
  ['Oui\n', true],
  ['\n', false],
  ['no\n', false],
  ['', false]
])('a question on a terminal that is answered with %j returns %s', async (answer, expected) => {
  const [input, output] = [terminal(), terminal()]
  const shown = text(output)
  input.end(answer)
  expect(await confirm('Import it? ', input, output)).toBe(expected)
  output.end()
  expect(await shown).toContain('Import it? ')
})

test('a question without a terminal has no answer', async () => {
  expect(await confirm('Import it? ', undefined, terminal())).toBeUndefined()
  expect(await confirm('Import it? ', terminal(false), terminal())).toBeUndefined()
})
