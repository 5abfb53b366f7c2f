import { beforeEach, describe, expect, test } from 'vitest'
import { type ImportDetail, setImportMapping } from '../../../src/contract/staff/imports.ts'
import { imports } from '../../../src/server/db/schema.ts'
import { uploadsOf } from '../support/list-uploads.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const { headers, send, upload, apply, undo, read, reaches, bring } = uploadsOf(shop)

const rows = [
  '1-0,Blue Dream,Rêve bleu,House,flower,1 g,9.99,,10,L-1',
  '2,Hash,Haschich,House,concentrates,1 g,12.00,,6,'
]

beforeEach(async () => {
  await shop.db.delete(imports)
})

describe('a list that a manager uploads', () => {
  test('names all that it says of a new product, and a changed French text alone', async () => {
    const file = (french: string) =>
      [
        'id,name,name_fr,brand,category,thc,size,price,sale_price,sale_ends,deposit,sku,gtin,stock,tags',
        `n1,Ginger,${french},Tonic,other,10 mg,355 mL,5.95,4.95,2026-12-24,0.10,TC-1,00012345678905,36,local`
      ].join('\n')
    const { id, changes } = (await send(file('Gingembre'))).payload
    const said = changes.map(({ fields }) => Object.fromEntries(fields.map(({ name, to }) => [name, to])))
    expect(said).toEqual([
      { name: 'Ginger', name_fr: 'Gingembre', brand: 'Tonic', category: 'Other', thc: '10 mg', tags: 'local' },
      {
        sku: 'TC-1',
        gtin: '00012345678905',
        deposit: 10,
        price: 595,
        sale_price: 495,
        sale_ends: '2026-12-24',
        stock: 36
      }
    ])
    await apply(id)
    expect((await reaches(id, 'done')).changes).toEqual(changes)
    const again = (await send(file('Boisson au gingembre'))).payload
    expect(again.changes.flatMap(({ fields }) => fields)).toEqual([
      { name: 'name_fr', from: 'Gingembre', to: 'Boisson au gingembre' }
    ])
  })

  test('says in French which cells to check, with the French names, and keeps more than it shows', async () => {
    const wrong = Array.from({ length: 7 }, (_, at) => `w${at},Tea ${at},Thé ${at},House,other,1 g,5.00,9.00,3,`)
    const { warnings } = await upload(wrong, { locale: 'fr-CA' })
    expect(warnings).toMatchObject([{ count: 7, text: expect.stringMatching(/^prix réduit/) as string }])
    expect(warnings[0]?.examples).toHaveLength(7)
    expect(warnings[0]?.examples[0]).toEqual({ line: 2, text: 'Thé 0\u00A0: «\u00A09.00\u00A0»' })
  })
})

describe('a list for several stores', () => {
  const bothStores = ['queen-west', 'small']
  const headings = 'store,id,name,brand,category,size,price,stock'

  async function uploadAll(lines: readonly string[]): Promise<ImportDetail> {
    shop.time.now = new Date(shop.time.now.getTime() + 1000)
    const { id } = (await send([headings, ...lines].join('\n'))).payload
    const body = { columns: {}, scope: 'all' as const }
    return (await shop.to(setImportMapping, { params: { import: id }, body, headers })).payload
  }

  test('counts a product and its sizes once', async () => {
    const lines = bothStores.map(store => `${store},m1,Mint,House,flower,1 g,9.00,5`)
    expect((await uploadAll(lines)).counts).toMatchObject({
      products: { added: 1, changed: 0, unchanged: 0 },
      sizes: { added: 1, changed: 0, unchanged: 0 }
    })
  })

  test('can be followed by the undoing of lists of other stores, and not of its own', async () => {
    const first = await bring(rows)
    const elsewhere = await uploadAll(['small,m2,Mint,House,flower,1 g,9.00,5'])
    await apply(elsewhere.id)
    await reaches(elsewhere.id, 'done')
    expect((await read(first.id)).canUndo).toBe(true)
    const everywhere = await uploadAll(bothStores.map(store => `${store},m2,Mint,House,flower,1 g,8.00,5`))
    await apply(everywhere.id)
    await reaches(everywhere.id, 'done')
    expect((await read(first.id)).canUndo).toBe(false)
    expect((await undo(elsewhere.id)).failure).toMatchObject({ code: 'conflict' })
  })
})
