import { describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()
const head = 'id,name,category,size,price,stock,sku,UPC'
const [cola, soda, tonic] = ['036000291452', '4006381333931', '96385074']

async function bring(rows: string[], headings = head, source?: string) {
  const file = await fileWith([headings, ...rows].join('\n'))
  const report = await importMenu(shop.db, { file, location: 'queen-west', source })
  const menu = await imported(shop.db, 'queen-west')
  return { report, of: (id: string) => menu.get(id)?.variant }
}

describe('SKUs and GTINs of a list', () => {
  test('are those of its cells, and an empty cell changes nothing', async () => {
    const { report, of } = await bring([
      `1,Cola,beverages,355 mL,5,9, co\u200b-1 ,${cola}`,
      `2,Soda,beverages,355 mL,5,9,,${soda}`
    ])
    expect(report.refused).toEqual([])
    expect(of('1-0')).toMatchObject({ sku: 'co-1', gtin: '00036000291452' })
    expect(of('2-0')).toMatchObject({ sku: null, gtin: '04006381333931' })
    const again = await bring(['1,Cola,beverages,355 mL,5,9,,', '2,Soda,beverages,355 mL,5,9,,n/a'])
    expect(again.of('1-0')).toMatchObject({ sku: 'co-1', gtin: '00036000291452' })
    expect(again.report.variants).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('that can’t be read, or are another product’s, refuse their rows with the reason', async () => {
    const { report } = await bring([
      '3,A,beverages,355 mL,5,9,,4.00638E+12',
      '4,B,beverages,355 mL,5,9,,4006381333932',
      '5,C,beverages,355 mL,5,9,12-Jan,',
      '6,D,beverages,355 mL,5,9,CO-1,',
      `7,E,beverages,355 mL,5,9,,${tonic}`,
      `8,F,beverages,355 mL,5,9,,0000${tonic}`
    ])
    const spoilt = 'that a spreadsheet made of it: format the column as text, enter it again and export the list'
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, `its gtin “4.00638E+12” is a rounded number ${spoilt}`],
      [3, 'its gtin “4006381333932” has a wrong check digit'],
      [4, `its sku “12-Jan” is a date ${spoilt}`],
      [7, 'its gtin “000096385074” is already used on line 6'],
      [5, 'its sku “CO-1” is already that of Cola, 355 mL']
    ])
  })

  test('can be exchanged between products, but not taken from one that keeps its own', async () => {
    await bring(['10,X,beverages,355 mL,5,9,X-1,', '11,Y,beverages,355 mL,5,9,Y-1,', '12,Z,beverages,355 mL,5,9,Z-1,'])
    const { report, of } = await bring([
      '10,X,beverages,355 mL,5,9,Y-1,',
      '11,Y,beverages,355 mL,5,9,X-1,',
      '12,Z,beverages,355 mL,5,9,,',
      '13,W,beverages,355 mL,5,9,z-1,'
    ])
    expect(report.refused).toMatchObject([
      { line: 5, id: '13-0', reason: 'its sku “z-1” is already that of Z, 355 mL' }
    ])
    expect([of('10-0')?.sku, of('11-0')?.sku, of('12-0')?.sku, of('13-0')]).toEqual(['Y-1', 'X-1', 'Z-1', undefined])
  })

  test('are none where the only id of a list is its SKU, which other stores’ lists may have', async () => {
    const { of } = await bring(['S-7,V,beverages,355 mL,5,9'], 'SKU,name,category,size,price,stock')
    expect(of('S-7')).toMatchObject({ sku: null })
  })
})
