import { describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { readHours } from '../../src/server/import/sale/read-hours.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()
const head = 'id,name,category,size,price,stock,sale_price'
const all = ',sale_name,sale_name_fr,sale_starts,sale_ends,sale_hours'

async function bring(columns: string, ...rows: string[]) {
  const file = await fileWith([`${head}${columns}`, ...rows].join('\n'))
  const report = await importMenu(shop.db, { file, location: 'queen-west' })
  const menu = await imported(shop.db, 'queen-west')
  return { report, of: (id: string) => menu.get(id)?.listing }
}

describe('the sale of a row', () => {
  test('has its name, its begin and end in the store’s time, and its weekly hours', async () => {
    const { report, of } = await bring(
      all,
      '1,A,flower,3.5 g,30.00,4,25.00,Harvest week,Semaine des récoltes,2026-12-01,2026-12-07,',
      '2,B,flower,3.5 g,30.00,4,25.00,Happy hour,,2026-12-01 9:30,2026-12-01T18:00:00,Tue 16:00-20:00; ven. 16 h à 20 h',
      '3,C,flower,3.5 g,30.00,4,25.00,,,,,n/a',
      '4,D,flower,3.5 g,30.00,4,-,Harvest week,,not yet,,'
    )
    expect(report.refused).toEqual([])
    expect(report.warnings['sale-price-unreadable']).toBeUndefined()
    expect(of('1-0')).toMatchObject({
      salePrice: 2500,
      saleName: { en: 'Harvest week', fr: 'Semaine des récoltes' },
      saleTimes: { starts: '2026-12-01T00:00', ends: '2026-12-08T00:00', weekly: null }
    })
    expect(of('2-0')).toMatchObject({
      saleName: { en: 'Happy hour', fr: 'Happy hour' },
      saleTimes: {
        starts: '2026-12-01T09:30',
        ends: '2026-12-01T18:00',
        weekly: [
          { day: 2, from: '16:00', to: '20:00' },
          { day: 5, from: '16:00', to: '20:00' }
        ]
      }
    })
    expect(of('3-0')).toMatchObject({ salePrice: 2500, saleName: null, saleTimes: null })
    expect(of('4-0')).toMatchObject({ salePrice: null, saleName: null, saleTimes: null })
  })

  test('refuses the row where a time can’t be read or ends before it begins', async () => {
    const { report, of } = await bring(
      all,
      '5,A,flower,3.5 g,30.00,4,25.00,,,01/12/2026,,',
      '6,B,flower,3.5 g,30.00,4,25.00,,,2026-12-01 25:00,,',
      '7,C,flower,3.5 g,30.00,4,25.00,,,2026-12-02,2026-11-30,',
      '8,D,flower,3.5 g,30.00,4,25.00,,,,2026-02-30,',
      '9,E,flower,3.5 g,30.00,4,25.00,,,,,Tue 4-8'
    )
    const form = 'is no time like 2026-12-01 or 2026-12-01 18:00'
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, `its sale_starts “01/12/2026” ${form}`],
      [3, `its sale_starts “2026-12-01 25:00” ${form}`],
      [4, 'its sale_ends “2026-11-30” is not after its start, 2026-12-02'],
      [5, `its sale_ends “2026-02-30” ${form}`],
      [6, "its sale_hours “Tue 4-8” can't be read: write it like Tue 16:00-20:00; Fri 16:00-20:00"]
    ])
    expect(of('5-0')).toBeUndefined()
  })

  test('keeps its times in a list without their columns, and loses them in a list with empty cells', async () => {
    const row = '10,A,flower,3.5 g,30.00,4,25.00'
    await bring(all, `${row},Harvest week,,2026-12-01,2026-12-07,`)
    const kept = await bring('', row)
    expect(kept.of('10-0')).toMatchObject({ saleName: { en: 'Harvest week' }, saleTimes: { ends: '2026-12-08T00:00' } })
    const { of } = await bring(',Sale end', `${row},`)
    expect(of('10-0')).toMatchObject({ saleName: { en: 'Harvest week' }, saleTimes: null })
  })
})

const window = (day: number, from: string, to: string) => ({ day, from, to })
test.each([
  ['Tue 16:00-20:00; Fri 16:00-20:00', [window(2, '16:00', '20:00'), window(5, '16:00', '20:00')]],
  ['mardi 16 h à 20 h 30, vendredi 16h-20h30', [window(2, '16:00', '20:30'), window(5, '16:00', '20:30')]],
  ['Tue, Thurs. & Sat: 4 pm – 8:30 p.m.', [2, 4, 6].map(day => window(day, '16:00', '20:30'))],
  ['Fri-Mon 20:00-02:00', [5, 6, 0, 1].map(day => window(day, '20:00', '02:00'))],
  ['du lundi au mercredi de 12:00 à 14:00', [1, 2, 3].map(day => window(day, '12:00', '14:00'))],
  ['Daily 00:00-24:00', [0, 1, 2, 3, 4, 5, 6].map(day => window(day, '00:00', '00:00'))],
  ['12 am to 12 pm on Mondays', undefined],
  ['Mondays 12 am to 12 pm', [window(1, '00:00', '12:00')]],
  ['Tue 16:00', undefined],
  ['Tue 16:00-16:00', undefined],
  ['Tue 16:00-20:00; someday 16:00-20:00', undefined],
  ['Tue 16:00-20:00 maybe', undefined],
  ['Tue 13 pm-14 pm', undefined],
  ['16:00-20:00', undefined]
])('the weekly hours “%s” are read as they are meant, or not at all', (text, expected) => {
  expect(readHours(text)).toEqual(expected)
})
