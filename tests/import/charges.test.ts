import { describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()
const head = 'id,name,category,size,price,stock,deposit,container,tax_codes'

async function bring(...rows: string[]) {
  const report = await importMenu(shop.db, { file: await fileWith([head, ...rows].join('\n')), location: 'queen-west' })
  const menu = await imported(shop.db, 'queen-west')
  return { report, of: (id: string) => menu.get(id)?.variant }
}

describe('deposits, containers and taxes of a list', () => {
  test('are those of its cells, in both languages', async () => {
    const { report, of } = await bring(
      '1,Ginger,beverages,355 mL,5.00,9,0.10,,',
      '2,Cola,beverages,4 x 355 mL,5.00,9,,Canette,',
      '3,Tonic,beverages,0.75 L,5.00,9,0,glass,TPS',
      '4,Book,accessories,Each,20.00,9,,,gst + pst',
      '5,Other book,accessories,Each,20.00,9,,,none'
    )
    expect(report.refused).toEqual([])
    expect(of('1-0')).toMatchObject({ deposit: 10, containers: null, taxes: null })
    expect(of('2-0')).toMatchObject({ deposit: null, containers: { kind: 'can', millilitres: 355, count: 4 } })
    expect(of('3-0')).toMatchObject({
      deposit: 0,
      containers: { kind: 'glass', millilitres: 750, count: 1 },
      taxes: ['GST']
    })
    expect(of('4-0')?.taxes).toEqual(['GST', 'PST'])
    expect(of('5-0')?.taxes).toEqual([])
  })

  test('are left out for “n/a”, and containers of all but drinks are none', async () => {
    const { report, of } = await bring('12,Flower,flower,3.5 g,5.00,9,n/a,Jar,-', '13,Tea,beverages,2 g,5.00,9,-,N/A,')
    expect(report.refused).toEqual([])
    for (const id of ['12-0', '13-0']) expect(of(id)).toMatchObject({ deposit: null, containers: null, taxes: null })
  })

  test('that can’t be read refuse their rows, with the reason', async () => {
    const { report } = await bring(
      '6,A,beverages,355 mL,5.00,9,ten,,',
      '7,B,beverages,355 mL,5.00,9,-0.10,,',
      '8,C,beverages,355 mL,5.00,9,,barrel,',
      '9,D,beverages,5 g,5.00,9,,can,',
      '10,E,beverages,355 mL,5.00,9,,,GST VAT'
    )
    expect(report.refused.map(({ id, reason }) => [id, reason])).toEqual([
      ['6', "its deposit “ten” can't be read: write it like 36.50"],
      ['7', 'its deposit “-0.10” is below 0'],
      ['8', 'its container “barrel” is none of can, glass, plastic and carton'],
      ['9', 'its container “can” needs a size by volume, such as 355 mL or 4 x 355 mL'],
      ['10', 'its tax_codes “GST VAT” has VAT, which is no tax of the shop’s market']
    ])
  })

  test('stay as they are where a later list leaves them out, and change where it doesn’t', async () => {
    await bring('11,Ginger,beverages,355 mL,5.00,9,0.10,can,GST')
    const again = await bring('11,Ginger,beverages,355 mL,5.00,9,,,')
    expect(again.of('11-0')).toMatchObject({ deposit: 10, containers: { kind: 'can' }, taxes: ['GST'] })
    expect(again.report.variants).toMatchObject({ changed: 0, unchanged: 1 })
    const { of } = await bring('11,Ginger,beverages,355 mL,5.00,9,0,glass,all')
    expect(of('11-0')).toMatchObject({ deposit: 0, containers: { kind: 'glass' }, taxes: null })
  })
})
