import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { plainMapping } from '../../src/server/import/read/mapping.ts'
import { describe as inWords } from '../../src/server/import/report/report.ts'
import { products } from '../../src/server/db/schema.ts'
import { fileWith, imported, openShop, type Shop } from './support.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})

const location = 'queen-west'
const head = 'id,name,category,size,price,stock'

async function bring(lines: string[], mapping = plainMapping, end = '\r\n') {
  return importMenu(shop.db, { file: await fileWith(`${lines.join(end)}${end}`), location, mapping })
}

/** Brings a list, and returns the prices in cents and the weights by id. */
async function valuesOf(lines: string[], mapping = plainMapping) {
  await bring(lines, mapping)
  const rows = [...(await imported(shop.db, location))]
  return rows.map(([id, { listing, variant }]) => [id, listing.price, variant.weightMilli]).toSorted()
}

const refusedBy = async (lines: string[]) => (await bring(lines)).refused.map(({ line, reason }) => [line, reason])

describe('rows of another length than the headings', () => {
  test('have empty last cells where they are short', async () => {
    const report = await bring([`${head},brand,sale_price`, '1,Short,flower,1 g,5.00,4', '2,None,flower,1 g,5.00'])
    expect(report.refused).toEqual([])
    expect(report.warnings['stock-unreadable']).toEqual([{ line: 3, text: 'None: “”' }])
    expect((await imported(shop.db, location)).get('1-0')).toMatchObject({ listing: { price: 500, stock: 4 } })
  })

  test('are refused by line where they are long, and the others are imported', async () => {
    const rows = ['1,Good,flower,1 g,5.00,4', '2,Comma,flower,1 g,36,50,4', '3,Good,flower,1 g,5.00,4,,,']
    expect(await refusedBy([head, ...rows])).toEqual([
      [3, 'it has 7 cells for 6 headings: put a cell with “,” in it in double quotes']
    ])
    expect((await imported(shop.db, location)).size).toBe(2)
  })

  test('with a till’s totals below them are imported without these', async () => {
    expect(await refusedBy([head, '1,Good,flower,1 g,5.00,4', ',,,,5.00,4', 'Total,,,,5.00,4'])).toEqual([
      [3, 'it has no id'],
      [4, 'it has no name']
    ])
  })
})

describe('the sign between cells', () => {
  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|']
  ])('is found: %s', async (_, sign) => {
    expect(
      await valuesOf([head.replaceAll(',', sign), ['1', 'A', 'flower', '3,5 g', '36,50 $', '4'].join(sign)])
    ).toEqual([['1-0', 3650, 3500]])
  })

  test.each(['sep=;', '"sep=;"', 'SEP=;', 'sep=;;;;;'])('is taken from a line “%s”', async first => {
    const report = await bring([first, head.replaceAll(',', ';'), '1;A;flower;1 g;5,00;4', '2;;flower;1 g;5,00;4'])
    expect(report).toMatchObject({ rows: 2, refused: [{ line: 4, reason: 'it has no name' }] })
  })

  test('is that of the list where the line “sep=;” has stayed behind from another', async () => {
    expect(await valuesOf(['sep=;,,,,,', head, '1,A,flower,1 g,5.00,4'])).toEqual([['1-0', 500, 1000]])
  })
})

test('rows of nothing but signs and spaces are counted once, and the lines of others stay true', async () => {
  const report = await bring([head, ...Array.from({ length: 43 }, () => ',, ,\u00A0,\u200B,'), '1,,flower,1 g,5,4'])
  expect(report).toMatchObject({ rows: 1, blank: 43, refused: [{ line: 45, reason: 'it has no name' }] })
  expect(inWords(report)).toContain('Blank rows skipped: 43.')
})

describe('decimals with a comma', () => {
  const semicolons = head.replaceAll(',', ';')

  test('are recognised by the other prices of the list', async () => {
    const rows = ['1;A;flower;3,5 g;36,50 $;4', '2;B;flower;1 g;199,99;4', '3;C;flower;1 g;36,500;4']
    expect(await valuesOf([semicolons, ...rows])).toEqual([
      ['1-0', 3650, 3500],
      ['2-0', 19_999, 1000],
      ['3-0', 3650, 1000]
    ])
  })

  test('that could also be thousands are refused by line', async () => {
    const reason = 'its price “36,500” can mean 36.50 or 36500: write 36.50 or 36500, or set "decimal" in the mapping'
    expect(await refusedBy([semicolons, '1;A;flower;1 g;36,500;4', '2;B;flower;1 g;36;4'])).toEqual([[2, reason]])
    expect(await refusedBy([semicolons, '1;A;flower;3.5 g;36,500;4'])).toEqual([[2, reason]])
  })

  test('or thousands are refused where the column has both, and the clear ones are read', async () => {
    const rows = ['1;A;flower;1 g;36,50;4', '2;B;flower;1 g;36.50;4', '3;C;flower;1 g;36,500;4']
    const report = await bring([semicolons, ...rows])
    expect(report.refused.map(({ line }) => line)).toEqual([4])
    expect(report.products.added).toBe(2)
  })

  test('are read by the mapping where it names the sign', async () => {
    const rows = ['1;A;flower;1,000 g;36,500;4']
    expect(await valuesOf([semicolons, ...rows], { ...plainMapping, decimal: ',' })).toEqual([['1-0', 3650, 1000]])
    expect(await valuesOf([semicolons, ...rows], { ...plainMapping, decimal: '.' })).toEqual([
      ['1-0', 3_650_000, 1_000_000]
    ])
  })
})

describe('sizes', () => {
  test('that can’t be read are refused by line, except of accessories and where the mapping weighs them', async () => {
    const rows = [
      '1,Flower,flower,3.5 q,5.00,4',
      '2,Pipe,accessories,3.5 q,5.00,4',
      '3,Rolls,pre-rolls,2 rolls!,5.00,4'
    ]
    const report = await bring([head, ...rows], { ...plainMapping, weights: { '2 rolls!': '1 g' } })
    expect(report.refused).toEqual([
      { line: 2, id: '1', reason: "its size “3.5 q” can't be read: write it like 3.5 g or 3 x 0.5 g" }
    ])
    const menu = await imported(shop.db, location)
    expect(menu.get('3-0')?.variant.weightMilli).toBe(1000)
  })

  test('in milligrams are no weight for products measured by their THC', async () => {
    const report = await bring([head, '1,Gummies,edibles,10 mg,5.00,4', '2,Shatter,concentrates,500 mg,5.00,4'])
    const menu = await imported(shop.db, location)
    expect(menu.get('1-0')?.variant).toMatchObject({ weightMilli: 0, equivalentMilli: 30_000 })
    expect(menu.get('2-0')?.variant).toMatchObject({ weightMilli: 500, equivalentMilli: null })
    expect(report.warnings['no-weight']).toEqual([{ line: 2, text: 'Gummies: “10 mg”' }])
  })
})

describe('ids', () => {
  test('with invisible characters are the same product, also from earlier lists', async () => {
    await bring([head, '12002-0,Wax,concentrates,1 g,5.00,4'])
    await shop.db
      .update(products)
      .set({ externalId: '\u200B12002' })
      .where(eq(products.source, `csv:${location}`))
    for (const id of ['\u200B12002-0', '12002‑0', '12002\u20110\u00A0', '="12002-0"', '"=""12002-0"""', "'12002-0"]) {
      const report = await bring([head, `${id},Wax,concentrates,1 g,5.00,4`])
      expect(report).toMatchObject({ products: { added: 0, unchanged: 1 }, refused: [] })
    }
  })

  test.each(['12-Jan', 'Jan-85', '3-janv.', '2026-01-12', '1/12/2026', '8.41E+11', '8,41E+11', '1E+05', '12002.0'])(
    'that a spreadsheet has eaten are refused by line: %s',
    async id => {
      const [refused] = await refusedBy([head, `"${id}",Wax,concentrates,1 g,5.00,4`])
      expect(refused).toEqual([2, expect.stringMatching(/^a spreadsheet made .* of its id: format the column as text/)])
    }
  )

  test.each(['12002', '12-0', 'A 7', 'DEC-100', 'MAY', '1-2', '5E10', 'E+11'])(
    'of other forms are kept: %s',
    async id => {
      expect((await bring([head, `${id},Wax,concentrates,1 g,5.00,4`])).refused).toEqual([])
    }
  )

  test('and other cells with a spreadsheet’s error are refused by line', async () => {
    expect(await refusedBy([head, '#N/A,Wax,concentrates,1 g,5.00,4', '2,Wax,concentrates,1 g,#####,4'])).toEqual([
      [2, 'its id is “#N/A”, an error of the spreadsheet'],
      [3, 'its price is “#####”, an error of the spreadsheet']
    ])
  })
})

describe('headings', () => {
  test.each([
    ['below titles', ['Main Street Cannabis,,', 'Inventory,"as of\nNov 26"', '', head], 6],
    ['with signs that nobody sees', ['\u200Bid,name\u00A0, category,size\u2060,price,stock'], 2],
    ['in upper case', [head.toUpperCase()], 2],
    ['in French', ['UGS,Nom du produit,Catégorie,Format,Prix,Quantité'], 2],
    ['in French without accents', ['IDENTIFIANT,PRODUIT,CATEGORIE,FORMAT,PRIX ($),QTE'], 2],
    ['of a till', ['SKU,Product Name,Product Type,Package Size,Retail Price,Quantity on Hand'], 2]
  ])('are found %s', async (_, lines, line) => {
    const report = await bring([...lines, '1,,flower,1 g,5.00,4', '2,Wax,flower,1 g,5.00,4'], plainMapping, '\n')
    expect(report).toMatchObject({ products: { added: 1 }, refused: [{ line, reason: 'it has no name' }] })
  })

  test('give their unit to plain numbers', async () => {
    await bring([
      'id,name,category,size (g),price,stock,THC (%)',
      '1,A,flower,3.5,5.00,4,18-22',
      '2,B,flower,1 oz,5.00,4,9'
    ])
    const menu = await imported(shop.db, location)
    expect(menu.get('1-0')).toMatchObject({ variant: { weightMilli: 3500 }, product: { thc: { min: 18, unit: '%' } } })
    expect(menu.get('2-0')).toMatchObject({ variant: { weightMilli: 28_000 }, product: { thc: { max: 9 } } })
  })
})

test('quotes within cells without quotes are inches', async () => {
  await bring([head, '1,Pipe 6",accessories,6",5.00,4', '2,Tray,accessories,each,5.00,4'])
  const menu = await imported(shop.db, location)
  expect(menu.get('1-0')?.product.name.en).toBe('Pipe 6"')
  expect(menu.size).toBe(2)
})

test('HTML entities are decoded once, and other ampersands are left', async () => {
  const names = [
    'Mom &amp; Pop&#039;s',
    'Cr&egrave;me&nbsp;br&#xFB;l&eacute;e',
    '&amp;eacute;',
    'R&copy &B',
    '&#0;Zero'
  ]
  await bring([head, ...names.map((name, at) => `${at},${name},Edibles &gt; Candy,10 g,5.00,4`)])
  const menu = await imported(shop.db, location)
  const shown = names.map((_, at) => menu.get(`${at}-0`)?.product)
  expect(shown.map(product => product?.name.en)).toEqual([
    "Mom & Pop's",
    'Crème brûlée',
    '&eacute;',
    'R&copy &B',
    '\uFFFDZero'
  ])
  expect(shown[0]?.slug).toBe('mom-pops-0')
})

test('categories are found by the names that the shop itself gives them', async () => {
  const lines = ['1,A,Préroulés,1 g,5.00,4', '2,B,oils-capsules,1 g,5.00,4', '3,C,Oils & Capsules > Oils,1 g,5.00,4']
  expect((await bring([head, ...lines])).warnings['unknown-category']).toBeUndefined()
})
