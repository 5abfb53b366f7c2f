import { eq } from 'drizzle-orm'
import { deflateRawSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { applyImport, readImports, setImportMapping } from '../../../src/contract/staff/imports.ts'
import { imports, newId, products, staffAudit, staffMembers } from '../../../src/server/db/schema.ts'
import { createBackgroundJobs } from '../../../src/server/jobs/background-jobs.ts'
import { resumeImports } from '../../../src/server/import/upload/work.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { makeXlsx } from '../../import/make-xlsx.ts'
import { listOf, uploadsOf } from '../support/list-uploads.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const location = 'queen-west'
const { headers, send, upload, apply, undo, read, reaches, bring } = uploadsOf(shop)

const rows = [
  '1-0,Blue Dream,Rêve bleu,House,flower,1 g,9.99,,10,L-1',
  '1-1,Blue Dream,Rêve bleu,House,flower,3.5 g,29.99,24.99,4,L-2',
  '2,Hash,Haschich,House,concentrates,1 g,12.00,,6,'
]

const menu = async (locale = 'en-CA') => {
  const answer = await shop.to(readMenu, {
    params: { location },
    query: { locale },
    headers: { 'Cache-Control': 'no-cache' }
  })
  return answer.payload
}

/** A workbook that expands to more than a list may have. */
function bomb(): Buffer<ArrayBuffer> {
  const path = Buffer.from('xl/worksheets/sheet1.xml')
  const content = deflateRawSync(Buffer.alloc(129 * 1024 * 1024), { level: 1 })
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt16LE(path.length, 22)
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, Buffer.alloc(14), path])
  const part = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, content])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(part.length, 16)
  return Buffer.concat([part, entry, end])
}

/** A workbook with two cells, far apart. */
function scattered(): Buffer<ArrayBuffer> {
  const text = makeXlsx({ List: [['id'], ['1']] }).toString('latin1')
  return Buffer.from(text.replace('r="A2" t="inlineStr"', 'r="XFD9999" t="str" '), 'latin1')
}

/** The parts of a server that work on lists. */
function contextOf() {
  const log = (line: string) => void shop.logged.push(line)
  const backgroundJobs = createBackgroundJobs(log)
  return {
    db: shop.db,
    clock: () => shop.time.now,
    log,
    publish: async () => {},
    wake: () => {},
    wakePictures: () => {},
    backgroundJobs
  }
}

beforeEach(async () => {
  await shop.db.delete(imports)
})

describe('a list that a manager uploads', () => {
  test('is checked, and changes nothing before it is applied', async () => {
    const before = await menu()
    const list = await upload([...rows, '3,No price,,House,flower,1 g,,,1,'], { locale: 'fr-CA' })
    expect(list).toMatchObject({ state: 'ready', file: 'list.csv', by: 'Demo', scope: 'store', drops: [] })
    expect(list.counts).toMatchObject({
      rows: 4,
      refused: 1,
      products: { added: 2, changed: 0, unchanged: 0 },
      sizes: { added: 3, changed: 0, unchanged: 0 }
    })
    expect(list.refused).toEqual([{ line: 5, id: '3', reason: 'il manque\u00A0: prix' }])
    expect(list.columns.find(({ heading: name }) => name === 'name_fr')).toEqual({
      heading: 'name_fr',
      samples: ['Rêve bleu', 'Haschich'],
      field: 'name_fr'
    })
    expect(list.changes.map(({ product, size }) => [product, size])).toEqual([
      ['Rêve bleu', null],
      ['Haschich', null],
      ['Rêve bleu', '1 g'],
      ['Rêve bleu', '3,5 g'],
      ['Haschich', '1 g']
    ])
    expect(list.changes[2]).toMatchObject({ kind: 'new', store: location })
    expect(list.changes[2]?.fields).toContainEqual({ name: 'price', from: null, to: 999 })
    expect((await menu()).version).toBe(before.version)
  })

  test('makes the changes that its check has named, list after list, and again none', async () => {
    const lists = [
      rows,
      rows
        .with(0, '1-0,Blue Dream,Rêve bleu,Farm,flower,1 g,8.99,,0,L-9')
        .with(2, '2,Hash,Hasch,House,concentrates,1 g,12.00,11.00,6,'),
      [
        ...rows.slice(0, 2),
        '4,Odd,Bizarre,House,gadgets,1 g,5.00,,3,',
        '1-2,Blue Dream,Rêve bleu,House,flower,7 g,55.00,,2,'
      ]
    ]
    for (const lines of lists) {
      shop.time.now = new Date(shop.time.now.getTime() + 1000)
      const checked = await upload(lines)
      expect((await apply(checked.id)).payload.state).toMatch(/applying|done/)
      const { changes, counts } = await reaches(checked.id, 'done')
      expect({ changes, counts }).toEqual({ changes: checked.changes, counts: checked.counts })
      expect(changes.length).toBeGreaterThan(0)
      expect((await upload(lines)).changes).toEqual([])
    }
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'import'))
    expect(entries).toHaveLength(3)
    expect(entries[0]).toMatchObject({ memberName: 'Demo', detail: 'list.csv', ok: true })
    const { imports: history } = (await shop.to(readImports, { params: { location }, headers })).payload
    expect(history.filter(({ state }) => state === 'done').map(({ canUndo }) => canUndo)).toEqual([true, false, false])
  })

  test('has its headings explained where they can’t be guessed', async () => {
    const file = 'Ref;Article;Marque;Rayon;Contenu;Montant;Reste\n7;Kush;House;flower;1 g;9,50;3\n'
    const unclear = (await send(file)).payload
    expect(unclear).toMatchObject({ state: 'unclear', counts: null })
    expect(unclear.problem).toContain('there is no column')
    expect(unclear.columns.map(({ heading: name }) => name)).toEqual(file.split('\n')[0]?.split(';'))
    const columns = {
      id: 'Ref',
      name: 'Article',
      category: 'Rayon',
      size: 'Contenu',
      price: 'Montant',
      stock: 'Reste',
      brand: null
    }
    const params = { import: unclear.id }
    const ready = (await shop.to(setImportMapping, { params, body: { columns }, headers })).payload
    expect(ready).toMatchObject({ state: 'ready', problem: null, counts: { rows: 1, refused: 0 } })
    expect(ready.columns.find(({ heading: name }) => name === 'Marque')?.field).toBeNull()
    expect(ready.changes[1]?.fields).toContainEqual({ name: 'price', from: null, to: 950 })
  })

  test('of unknown categories gets the shop’s', async () => {
    const list = await upload(['8,Puzzle,Casse-tête,House,Toys,1 g,9.50,,3,'])
    expect(list.categories).toEqual([{ name: 'Toys', to: null }])
    const body = { columns: {}, categories: { Toys: 'other' } }
    const set = (await shop.to(setImportMapping, { params: { import: list.id }, body, headers })).payload
    expect(set.categories).toEqual([{ name: 'Toys', to: 'other' }])
  })

  test('asks before it takes more than a third of the menu off sale', async () => {
    const many = [1, 2, 3].map(at => `d${at},Drop ${at},,House,flower,1 g,9.00,,5,`)
    await bring(many)
    const sizes = (await menu()).products.flatMap(({ variants }) => variants.filter(({ stock }) => stock > 0)).length
    const list = await upload(many.map(row => row.replace(',5,', ',0,')))
    const isLarge = 3 > sizes / 3
    expect(list.drops).toEqual(isLarge ? [{ store: location, lost: 3, of: sizes }] : [])
    expect(list.changes.map(({ kind }) => kind)).toEqual(['off_sale', 'off_sale', 'off_sale'])
    expect((await apply(list.id, false)).status).toBe(isLarge ? 409 : 200)
  })

  test('is refused with a sentence if it is a bomb, too scattered or no list', async () => {
    expect((await send(bomb(), { name: 'bomb.xlsx' })).failure).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('expands to more than 128 MB')
    })
    expect((await send(scattered(), { name: 'far.xlsx' })).failure.message).toContain(
      'over 9999 rows and 16384 columns'
    )
    expect((await send('', {})).failure).toMatchObject({ code: 'invalid' })
    expect((await send(Buffer.from([0, 1, 2, 0x81, 0xff]), {})).status).toBe(422)
    expect((await send('x'.repeat(17 * 1024 * 1024))).status).toBe(413)
  })

  test('is for managers alone', async () => {
    const token = newSecret()
    const member = { id: newId(), name: 'Theo', role: 'staff' as const, tokenHash: hashOf(token) }
    await shop.db.insert(staffMembers).values({ ...member, createdAt: shop.time.now })
    const { id } = await upload(rows)
    const calls = [
      send(listOf(rows), {}, by(token)),
      shop.to(readImports, { params: { location }, headers: by(token) }),
      shop.to(applyImport, { params: { import: id }, body: {}, headers: by(token) })
    ]
    for (const call of calls) expect((await call).status).toBe(403)
    expect((await send(listOf(rows), {}, {})).status).toBe(401)
  })
})

describe('two lists', () => {
  test('are not applied over one another: the second waits, and is checked again', async () => {
    const [first, second] = [await upload(rows), await upload(rows.slice(0, 2))]
    await shop.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, first.id))
    expect((await apply(second.id)).failure).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Another list of this store')
    })
    await resumeImports(contextOf())
    await reaches(first.id, 'done')
    const third = await upload(rows.slice(0, 2))
    await bring(rows.with(0, '1-0,Blue Dream,Rêve bleu,House,flower,1 g,7.00,,10,L-1'))
    expect((await apply(third.id)).failure).toMatchObject({ code: 'stale' })
    expect((await read(third.id)).changes.length).toBeGreaterThan(third.changes.length)
    expect((await apply(third.id)).status).toBe(200)
    await reaches(third.id, 'done')
  })
})

describe('undoing', () => {
  test('brings back the same menu, byte for byte, and removes new products', async () => {
    await bring(rows)
    const [before, french] = [await menu(), await menu('fr-CA')]
    const list = await bring([
      '1-0,Dream,Rêve,Farm,flower,1 g,8.00,7.00,0,L-7',
      '1-1,Dream,Rêve,Farm,flower,3.5 g,20.00,,9,L-2',
      '2,Hash,Haschich,House,edibles,1 g,12.00,,6,',
      '5,New,Nouveau,House,flower,1 g,6.00,,2,L-3'
    ])
    expect((await menu()).version).not.toBe(before.version)
    expect((await undo(list.id)).status).toBe(200)
    expect((await reaches(list.id, 'undone')).kept).toEqual({ changed: 0, sold: 0 })
    expect(await menu()).toEqual(before)
    expect((await menu('fr-CA')).version).toBe(french.version)
    expect(await shop.db.select().from(products).where(eq(products.externalId, '5'))).toEqual([])
    expect((await undo(list.id)).payload.state).toBe('undone')
  })

  test('keeps later sales and changes, and is refused for a list before the last', async () => {
    const row = (price: string, stock: number, lot: string) => [`9,Single,,House,flower,1 g,${price},,${stock},${lot}`]
    const first = await bring(row('9.99', 10, 'L-1'))
    const last = await bring(row('8.00', 20, 'L-8'))
    expect((await undo(first.id)).failure).toMatchObject({ code: 'conflict' })
    const slug = (await menu()).products.find(({ name }) => name === 'Single')?.slug ?? ''
    const cart = await shop.cartWith({ [slug]: 3 })
    expect((await shop.send(await shop.orderFor(cart))).status).toBe(201)
    expect(await shop.stockOf(slug)).toBe(17)
    await shop.db.update(products).set({ brand: 'Other' }).where(eq(products.slug, slug))
    await undo(last.id)
    await reaches(last.id, 'undone')
    const product = (await menu()).products.find(one => one.slug === slug)
    expect(product).toMatchObject({ brand: 'Other', variants: [{ price: 999, stock: 7 }] })
    expect((await undo(first.id)).status).toBe(200)
    await reaches(first.id, 'undone')
    expect((await menu()).products.some(one => one.slug === slug)).toBe(false)
  })
})
