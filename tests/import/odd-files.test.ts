import { truncate } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { BrokenFile } from '../../src/server/import/read/broken-file.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { mostBytes } from '../../src/server/import/read/read-file.ts'
import { fileWith, fixture, imported, openShop, snapshot, type Shop } from './support.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

describe('an odd file', () => {
  test('with two ids that mean the same size is imported without the second', async () => {
    const file = await fileWith('id,name,category,size,price,stock\nD,One,flower,1 g,5,1\nD-0,Two,flower,1 g,5,1\n')
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done.refused).toEqual([{ line: 3, id: 'D-0', reason: 'its id is already used on line 2' }])
    expect(done.products.added).toBe(1)
  })

  test('with a price of nothing gives nothing away', async () => {
    const rows = 'H-0,Free,flower,1 g,0,,1\nH-1,Free,flower,2 g,$0.00,,1\nI-0,Sale,flower,1 g,5,0.00,1\n'
    const file = await fileWith(`id,name,category,size,price,sale_price,stock\n${rows}`)
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done.refused).toEqual([
      { line: 2, id: 'H-0', reason: 'its price “0” is 0' },
      { line: 3, id: 'H-1', reason: 'its price “$0.00” is 0' }
    ])
    expect(done.warnings['sale-price-unreadable']).toEqual([{ line: 4, text: 'Sale: “0.00”' }])
    const now = await imported(shop.db, 'byward-market')
    expect(now.get('I-0')?.listing).toMatchObject({ price: 500, salePrice: null })
    expect(now.has('H-0')).toBe(false)
  })

  test('with characters that no database keeps is imported without them, and they are reported', async () => {
    const file = await fileWith('id,name,category,size,price,stock\nE,Na\u0000me,flower,1 g,5,1\n')
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done.warnings['characters-stray']).toEqual([{ line: 2, text: 'name: Name' }])
    expect((await imported(shop.db, 'byward-market')).get('E-0')?.product.name.en).toBe('Name')
  })

  test.each([
    ['\n', '\n'],
    ['\r\n', '\r\n'],
    ['\r\n', '\n'],
    ['\r', '\r']
  ])(
    'with blank lines and breaks in cells is reported by true line numbers: breaks %j, in cells %j',
    async (end, inner) => {
      const lines = [
        '',
        'id,name,category,size,price,stock',
        'G-0,,flower,1 g,5,1',
        '',
        '',
        'G-1,,flower,1 g,5,1',
        '',
        `G-2,"Two${inner}${inner}lines ""said""",flower,1 g,ask,1`,
        'G-3,,flower,1 g,5,1',
        '',
        'G-4,,flower,1 g,5,1',
        ''
      ]
      const file = await fileWith(`\uFEFF${lines.join(end)}`)
      const { refused } = await importMenu(shop.db, { file, location: 'byward-market' })
      expect(refused.map(({ line, id }) => [line, id])).toEqual([
        [3, 'G-0'],
        [6, 'G-1'],
        [8, 'G-2'],
        [11, 'G-3'],
        [13, 'G-4']
      ])
    }
  )

  test.each([
    ['only the first line of which ends as Windows ends lines', '\r\n', '\n'],
    ['only the first line of which ends as Unix ends lines', '\n', '\r\n']
  ])('%s is imported whole', async (_, first, others) => {
    const rows = ['M-0,One,flower,1 g,5,1', 'M-1,,flower,1 g,5,1', 'N-0,Two,flower,1 g,5,1', '']
    const file = await fileWith(`id,name,category,size,price,stock${first}${rows.join(others)}`)
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done).toMatchObject({ rows: 3, refused: [{ line: 3, id: 'M-1', reason: 'it has no name' }] })
  })

  test('with a name that no label has is imported without it, and its line is reported', async () => {
    const long = 'Very '.repeat(1000).trim()
    const rows = `O-0,${long},flower,1 g,5,1\n${'9'.repeat(3000)}-0,Name,flower,1 g,5,1\nO-1,Name,flower,1 g,5,1\n`
    const file = await fileWith(`id,name,category,size,price,stock\n${rows}`)
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'its name is longer than 200 characters'],
      [3, 'its id is longer than 100 characters']
    ])
    expect(done.products.added).toBe(1)
  })

  test('with only headings imports nothing', async () => {
    const file = await fileWith('id,name,category,size,price,stock\n')
    const done = await importMenu(shop.db, { file, location: 'byward-market' })
    expect(done).toMatchObject({ rows: 0, products: { added: 0 }, refused: [] })
  })
})

describe('a broken file', () => {
  const head = 'id,name,category,size,price,stock\n'
  const good = 'B-0,Name,"Edibles,",10 g,5.00,4\n'

  test.each([
    ['with an open quote', `${head}${good}B-1,"Name,Edibles,10 g,5.00,4\n`, /^Line 3: invalid CSV/],
    [
      'without a column that is needed',
      'id,name,category,size,stock\nB-0,N,E,1 g,4\n',
      /^Line 1: there is no column “price”/
    ],
    [
      'with an open quote behind a cell of two lines',
      `${head}${good}B-1,"Two\nlines ""said""",Edibles,"10 g,5.00,4\n${good.repeat(50)}`,
      /^Line 4: invalid CSV: the quote that opens here is not closed at the end of its cell\.$/
    ],
    [
      'with a quote that nothing closes up to its end',
      `${head}${good}B-1,Name,Edibles,"10 g,5.00,4\n${'B-9,Name,Edibles,10 g,5.00,4\n'.repeat(50)}`,
      /^Line 3: invalid CSV: the quote that opens here/
    ],
    [
      'with a heading twice',
      'id,name,Price,category,size,price,stock\nB-0,N,5.00,E,1 g,6.00,4\n',
      /^Line 1: columns 3 and 6 are both named “price”\.$/
    ],
    [
      'whose lines are cells',
      '"id,name,category,size,price,stock"\n"B-0,N,E,1 g,5,4"\n',
      /The whole line is in quotes: export the list again as CSV\.$/
    ],
    [
      'with two columns that may be meant',
      'SKU,Product ID,name,category,size,price,stock\nB-0,B-0,N,E,1 g,5,4\n',
      /^Line 1: both “SKU” and “Product ID” can be the id: name the right one in "columns" of the mapping\.$/
    ],
    ['without anything in it', '', /is empty/]
  ])('%s changes nothing and explains the error', async (_, content, sentence) => {
    const before = await snapshot(shop.db)
    const asked = importMenu(shop.db, { file: await fileWith(content), location: 'queen-west' })
    await expect(asked).rejects.toThrow(BrokenFile)
    await expect(asked).rejects.toThrow(sentence)
    expect(await snapshot(shop.db)).toEqual(before)
  })

  test('that is larger than an import holds in memory is refused in a sentence', async () => {
    const file = await fileWith('')
    await truncate(file, mostBytes + 1)
    const asked = importMenu(shop.db, { file, location: 'queen-west' })
    await expect(asked).rejects.toThrow(BrokenFile)
    await expect(asked).rejects.toThrow(/is larger than 64 MB\./)
  })

  test('that is not there, or a location that is not, changes nothing', async () => {
    const before = await snapshot(shop.db)
    const location = 'queen-west'
    await expect(importMenu(shop.db, { file: '/no/such.csv', location })).rejects.toThrow(
      'File not found: /no/such.csv.'
    )
    await expect(importMenu(shop.db, { file: '/', location })).rejects.toThrow('can’t be read'.replace('’', "'"))
    await expect(importMenu(shop.db, { file: fixture, location: 'nowhere' })).rejects.toThrow(
      /Unknown location “nowhere”\. The locations are/
    )
    expect(await snapshot(shop.db)).toEqual(before)
  })

  test('that the database refuses half-way changes nothing', async () => {
    const before = await snapshot(shop.db)
    const rows = Array.from({ length: 1200 }, (_, at) => `C${at}-0,Name ${at},"Edibles,",10 g,5.00,4\n`)
    const file = await fileWith(head + rows.join(''))
    const onWritten = (done: number) => {
      if (done > 1000) throw new Error('the power went')
    }
    await expect(importMenu(shop.db, { file, location: 'queen-west', onWritten })).rejects.toThrow('the power went')
    expect(await snapshot(shop.db)).toEqual(before)
  })
})
