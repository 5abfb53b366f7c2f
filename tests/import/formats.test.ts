import { describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { dateCell, numberCell } from '../../src/server/import/read/sheet-cell.ts'
import { makeXlsx } from './make-xlsx.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()

async function bring(content: string | Buffer, name: string) {
  const report = await importMenu(shop.db, { file: await fileWith(content, name), location: 'queen-west' })
  const menu = await imported(shop.db, 'queen-west')
  return { report, of: (id: string) => menu.get(id) }
}

describe('a list in JSON', () => {
  test('is an array of objects with the same names, whose texts may be in both languages', async () => {
    const items = [
      { id: 101, name: { en: 'Kush', fr: 'Koush' }, category: 'flower', size: '3.5 g', price: 30, stock: 4, lot: null },
      {
        id: '102-1',
        name: 'Bar',
        category: 'edibles',
        size: '40 g',
        price: 6.125,
        stock: 4,
        allergens: ['Nuts', 'Milk']
      },
      { id: '102-2', name: 'Bar', category: 'edibles', size: '80 g', price: 11.5, stock: '4', featured: true }
    ]
    const { report, of } = await bring(JSON.stringify(items, null, 2), 'list.json')
    expect(report.refused).toEqual([
      { line: 14, id: '102-1', reason: 'its price “6.1250” has fractions of a cent: write it with two decimals' }
    ])
    expect(of('101-0')).toMatchObject({ product: { name: { en: 'Kush', fr: 'Koush' } }, listing: { price: 3000 } })
    expect(of('102-2')).toMatchObject({ product: { featured: true }, listing: { price: 1150, stock: 4 } })
  })

  test('refuses items that can’t be read by their lines, and ids with more digits than a number keeps', async () => {
    const { report } = await bring(
      '[\n{"id":"103","name":"A","category":"flower","size":"1 g","price":{"cad":5},"stock":1},\n"104",\n{"id":12345678901234567890,"name":"A",\n"category":"flower","size":"1 g","price":5,"stock":1}, {"id":"]\\"[","name":"B","category":"flower","size":"1 g","stock":1}\n]',
      'list.txt'
    )
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'its price is neither a text nor a number'],
      [3, 'it is no object'],
      [4, expect.stringContaining('a spreadsheet made a rounded number of its id')],
      [5, 'it has no price']
    ])
  })

  test.each([
    ['[{"id": 1,', /^The file is not valid JSON: /],
    ['{"products": []}', /^The JSON is no list/],
    ['[]', /^The file has no objects/],
    ['[{"id": 1}]', /^there is no column “name”/]
  ])('that is broken, such as %s, changes nothing and says why', async (text, sentence) => {
    await expect(bring(text, 'list.json')).rejects.toThrow(sentence)
  })
})

describe('a list in XLSX', () => {
  const head = [
    'id',
    'name',
    'category',
    'size',
    'price',
    'stock',
    'THC (%)',
    'packaged_on',
    'lot',
    'sale_price',
    'sale_ends'
  ]

  test('has its texts, numbers and dates as they are shown', async () => {
    const { report, of } = await bring(
      makeXlsx({
        Menu: [
          ['Linden & Slate'],
          [],
          head,
          [
            '0201-0',
            'Kush',
            'flower',
            '3.5 g',
            29.999999999999996,
            4,
            22.5,
            { number: 46307, format: 2 },
            'L-1',
            25,
            { number: 46310.75, format: 2 }
          ],
          [202, 'Hash', 'flower', '1 g', 9.5, 3, { number: 0.22, format: 1 }]
        ],
        Notes: [['Nothing here']]
      }),
      'list.xlsx'
    )
    expect(report).toMatchObject({ encoding: 'xlsx', rows: 2, refused: [] })
    expect(of('0201-0')).toMatchObject({
      product: { thc: { min: 22.5, max: 22.5, unit: '%' } },
      listing: { price: 3000, stock: 4, saleTimes: { starts: null, ends: '2026-10-15T18:00' } }
    })
    expect(report.warnings['potency-unreadable']).toEqual([{ line: 5, text: 'Hash: thc “0.22 or 22”' }])
    expect(report.warnings['packaged-on-unreadable']).toBeUndefined()
    expect(of('202-0')).toMatchObject({ product: { thc: null }, listing: { price: 950 } })
  })

  test('refuses cells that a spreadsheet has made dates, rounded numbers or faults, by line', async () => {
    const row = (id: string | number | { number: number; format: 2 }, size: string | { number: number; format: 2 }) =>
      [id, 'Name', 'flower', size, 5, 1] as const
    const { report } = await bring(
      makeXlsx({
        Menu: [
          head,
          row({ number: 46307, format: 2 }, '1 g'),
          row(8.41e17, '1 g'),
          row('301', { number: 46307, format: 2 }),
          ['302', 'Name', 'flower', '1 g', { fault: '#N/A' }, 1],
          [...row('303', '1 g'), null, null, null, null, null, 'a note']
        ]
      }),
      'list.xlsx'
    )
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'a spreadsheet made a date of its id: format the column as text, and enter it again'],
      [3, expect.stringContaining('a spreadsheet made a rounded number of its id')],
      [4, 'a spreadsheet made a date of its size: format the column as text, and enter it again'],
      [5, 'it has no price'],
      [6, 'it has 12 cells for 11 headings']
    ])
  })

  test.each([
    [makeXlsx({ A: [head], B: [head] }), 'The sheets “A” and “B” both have a list'],
    [makeXlsx({ A: [['id', 'name']] }), 'Line 1: there is no column “category”'],
    [makeXlsx({ A: [] }), 'The file is empty.'],
    [Buffer.from('PK\u0003\u0004 no archive'), 'The file can’t be read as XLSX'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an old Excel workbook']
  ])('that can’t be read is refused whole, with the reason (%#)', async (bytes, sentence) => {
    await expect(bring(bytes, 'list.xlsx')).rejects.toThrow(sentence)
  })
})

test('numbers and dates of cells have one reading', () => {
  expect([36.5, 1.125, 0.1 + 0.2, 5, 1234567890123456].map(value => numberCell(value).text)).toEqual([
    '36.5',
    '1.1250',
    '0.3',
    '5',
    '1.234567890123456e+15'
  ])
  expect(dateCell(new Date('2026-12-01T00:00Z')).text).toBe('2026-12-01')
  expect(dateCell(new Date('2026-12-01T18:29:59.999Z')).text).toBe('2026-12-01 18:30')
})
