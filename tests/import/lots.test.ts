import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { lots } from '../../src/server/db/schema.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()
const head = 'id,name,category,size,price,stock,thc,Batch number,packaged_on,coa'

async function bring(...rows: string[]) {
  const report = await importMenu(shop.db, { file: await fileWith([head, ...rows].join('\n')), location: 'queen-west' })
  const sizes = await imported(shop.db, 'queen-west')
  const of = async (id: string) =>
    shop.db
      .select()
      .from(lots)
      .where(eq(lots.variantId, sizes.get(id)?.variant.id ?? ''))
      .orderBy(lots.number)
  return { report, of }
}

test('a list says which lot the stock is of, and one that comes next takes its place', async () => {
  const row = '1,Ferry,flower,3.5 g,30.00,9,24.1%,A-1204,2026-10-12,https://lab.example/a'
  const first = await bring(row)
  const thc = { min: 24.1, max: 24.1, unit: '%' }
  expect(await first.of('1-0')).toMatchObject([
    { number: 'A-1204', packagedOn: '2026-10-12', left: 9, thc, cbd: null, coa: 'https://lab.example/a' }
  ])
  expect((await bring(row)).report.variants).toMatchObject({ changed: 0, unchanged: 1 })
  const next = await bring('1,Ferry,flower,3.5 g,30.00,12,20-24%,B-7,2026-11-02,')
  expect(await next.of('1-0')).toMatchObject([
    { number: 'A-1204', left: 0 },
    { number: 'B-7', packagedOn: '2026-11-02', left: 12, thc: null }
  ])
  const without = await bring('1,Ferry,flower,3.5 g,30.00,4,20-24%,,,')
  expect((await without.of('1-0')).map(({ left }) => left)).toEqual([0, 4])
})

test('a day or an address that can’t be read is left out and reported, and so is a day without a lot', async () => {
  const { report, of } = await bring(
    '2,Fog,flower,3.5 g,30.00,9,20%,A-1,12/10/2026,lab.example/a',
    '3,Mud,flower,3.5 g,30.00,9,20%,A-2,2026-02-30,',
    '4,Tide,flower,3.5 g,30.00,9,20%,,2026-10-12,'
  )
  expect(report.refused).toEqual([])
  expect(await of('2-0')).toMatchObject([{ number: 'A-1', packagedOn: null, coa: null, left: 9 }])
  expect(await of('3-0')).toMatchObject([{ number: 'A-2', packagedOn: null }])
  expect(await of('4-0')).toEqual([])
  expect(report.warnings['packaged-on-unreadable']?.map(({ line }) => line)).toEqual([2, 3])
  expect(report.warnings['coa-unreadable']?.map(({ line }) => line)).toEqual([2])
  expect(report.warnings['no-lot']?.map(({ line }) => line)).toEqual([4])
})
