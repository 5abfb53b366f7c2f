import { readFile, writeFile } from 'node:fs/promises'
import { is, sql } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { readAddresses } from '../../../src/contract/account/me.ts'
import { readLoyalty } from '../../../src/contract/account/loyalty.ts'
import type { Endpoint, ReplyOf } from '../../../src/contract/http/endpoint.ts'
import { readOrders } from '../../../src/contract/order/order.ts'
import { readDraft, undoDraft } from '../../../src/contract/staff/drafts.ts'
import { readFigures } from '../../../src/contract/staff/figures.ts'
import { readImports } from '../../../src/contract/staff/imports.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { readListings, readStaffOrders } from '../../../src/contract/staff/staff-board.ts'
import { readEditedProduct, readPromotions } from '../../../src/contract/staff/staff-catalogue.ts'
import { readStoreSettings } from '../../../src/contract/staff/store-settings.ts'
import { columnsOf } from '../../../src/server/copies/kind-columns.ts'
import { copyKinds } from '../../../src/server/copies/kinds.ts'
import { leftOutTables } from '../../../src/server/copies/left-out.ts'
import { manifest as manifestShape } from '../../../src/server/copies/manifest.ts'
import { restoreCopy } from '../../../src/server/copies/restore/restore-copy.ts'
import * as schema from '../../../src/server/db/schema.ts'
import { openSession } from '../../../src/server/people/sessions/open-session.ts'
import { call, type Filling } from '../support/client.ts'
import { by } from '../support/loyalty.ts'
import { copyTo, emptyDatabase, shopOf, textAt } from './support/copying.ts'
import { openCopiedShop, secrets } from './support/lively.ts'
import { filesIn, zipOf } from './support/zip.ts'

const shop = await openCopiedShop()
const staff = by('staff')
const queen = { location: 'queen-west' }
const { folder } = await emptyDatabase()
const path = await copyTo(folder, shop.db, shop.time.now)
const files = await filesIn(path)
const restored = await shopOf(path, shop.time.now)

/** Reads a path of a shop under an address that both have, since menus are versioned by their content. */
const of = (one: { url: string }) => (path: string) => textAt(one.url, path)

/** Reads an endpoint in both shops, with the address of each left out. */
async function inBoth<E extends Endpoint>(endpoint: E, filling: Filling<E>) {
  const read = async ({ url }: { url: string }): Promise<ReplyOf<E>> =>
    JSON.parse(JSON.stringify((await call(url, endpoint, filling)).payload).replaceAll(url, ''))
  return [await read(restored), await read(shop)] as const
}

test('each table of the database is in a copy, or is left out with a reason', () => {
  const tables = Object.values(schema)
    .filter(table => is(table, PgTable))
    .map(table => getTableConfig(table).name)
  const copied = copyKinds.map(({ table }) => getTableConfig(table).name)
  expect([...copied, ...Object.keys(leftOutTables)].sort()).toEqual(tables.sort())
  const names = copyKinds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('columns that are left out, replaced or amounts exist', () => {
  for (const kind of copyKinds) {
    const all = getTableConfig(kind.table).columns.map(({ name }) => name)
    const named = [...Object.keys(kind.leftOut ?? {}), ...Object.keys(kind.replaced ?? {}), ...(kind.cents ?? [])]
    expect([kind.name, named.filter(name => !all.includes(name))]).toEqual([kind.name, []])
    const needed = getTableConfig(kind.table).columns.filter(one => one.notNull && !one.hasDefault)
    const kept = columnsOf(kind).map(({ name }) => name)
    expect([kind.name, needed.filter(({ name, generated }) => !generated && !kept.includes(name))]).toEqual([
      kind.name,
      []
    ])
  }
})

test('a restored copy is the same shop: every public read is the same byte for byte', async () => {
  const before = await shop.publicReads(of(shop))
  const after = await shop.publicReads(of(restored))
  for (const [read, text] of Object.entries(before)) expect([read, after[read]]).toEqual([read, text])
  const slugs = (await shop.db.select().from(schema.products)).map(({ slug }) => slug)
  const more = [
    ...slugs.map(slug => `/v1/locations/queen-west/products/${slug}?locale=en-CA`),
    '/v1/locations/queen-west/first-screen?locale=fr-CA',
    ...[...files.keys()].filter(name => name.endsWith('.jpg')).map(name => `/v1/pictures/${name.slice(9, 41)}/640.jpg`)
  ]
  expect(more.length).toBeGreaterThan(10)
  for (const read of more) expect([read, await of(restored)(read)]).toEqual([read, await of(shop)(read)])
})

test('a restored copy has the same orders, stock, figures, drafts, lists and log on the staff board', async () => {
  for (const state of ['open', 'ended']) {
    const [after, before] = await inBoth(readStaffOrders, { params: queen, query: { state }, headers: staff })
    expect(before.orders.length).toBeGreaterThan(0)
    expect(after.orders).toEqual(before.orders)
  }
  const zebra = { params: { product: await shop.idOf('zebra') }, query: {}, headers: staff }
  const day = { from: '2026-11-21', to: '2026-11-21', locale: 'en-CA' }
  const equal = async <E extends Endpoint>(endpoint: E, filling: Filling<E>) => {
    const [after, before] = await inBoth(endpoint, filling)
    expect([endpoint.path, after]).toEqual([endpoint.path, before])
  }
  await equal(readListings, { params: queen, headers: staff })
  await equal(readFigures, { query: day, headers: staff })
  await equal(readPromotions, { headers: staff })
  await equal(readStoreSettings, { headers: staff })
  await equal(readEditedProduct, zebra)
  await equal(readImports, { params: queen, headers: staff })
  for (const draft of Object.values(shop.drafts)) await equal(readDraft, { params: { draft }, headers: staff })
  const [after, before] = await inBoth(readStaffAudit, { headers: staff })
  expect(before.entries.length).toBeGreaterThan(5)
  expect(after).toEqual(before)
})

test('a restored copy has the same points, orders and addresses of each person', async () => {
  const opened = { accountId: shop.kim.id, device: '', now: shop.time.now }
  const theirs = by(await openSession(restored.db, opened))
  const neutral = (reply: unknown) => JSON.stringify(reply).replaceAll(restored.url, shop.url)
  for (const endpoint of [readLoyalty, readOrders, readAddresses] as Endpoint[]) {
    const { payload: after } = await call(restored.url, endpoint, { headers: theirs })
    const { payload: before } = await call(shop.url, endpoint, { headers: shop.kim.headers })
    expect([endpoint.path, neutral(after)]).toEqual([endpoint.path, neutral(before)])
    expect(JSON.stringify(before).length).toBeGreaterThan(50)
  }
  const all = (db: typeof shop.db) =>
    db.select({ id: schema.accounts.id, points: schema.accounts.points }).from(schema.accounts)
  const sorted = async (db: typeof shop.db) => (await all(db)).sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(await sorted(restored.db)).toEqual(await sorted(shop.db))
})

test('no file holds a password, a PIN, a token, a channel or anything of a person who was deleted', async () => {
  const whole = Buffer.concat([await readFile(path), ...files.values()])
  for (const [name, secret] of Object.entries(secrets)) expect([name, whole.includes(secret)]).toEqual([name, false])
  expect(whole.includes(shop.kim.id)).toBe(true)
})

test('a copy of the restored shop has the same data, tables and pictures', async () => {
  const { db, folder: other } = await emptyDatabase()
  await restoreCopy(db, path)
  const again = await filesIn(await copyTo(other, db, shop.time.now))
  expect([...again.keys()]).toEqual([...files.keys()])
  for (const [name, bytes] of files)
    expect([name, again.get(name)!.toString('latin1')]).toEqual([name, bytes.toString('latin1')])
})

test('the tables are for people: amounts in dollars, times in UTC, and no formulas', () => {
  const table = (name: string) => files.get(`tables/${name}.csv`)!.toString('utf8')
  expect(table('orders')).toMatch(/^\uFEFF"id","number",.*"subtotal \(\$\)".*"placed_at \(UTC\)"/)
  expect(table('orders')).toContain('"2026-11-21 15:00:00"')
  expect(table('orders')).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(table('listings')).toContain('"18.50"')
  expect(table('products')).toContain('"Apple pie","Apple pie à l’érable"')
  expect(table('addresses')).toContain(`"'=1+1"`)
})

test('the manifest counts the records of each kind', () => {
  const { files: listed, shop: name } = parse(manifestShape, JSON.parse(files.get('manifest.json')!.toString('utf8')))
  expect(name).toBe('Shop')
  expect(listed.map(({ kind }) => kind).filter(Boolean)).toEqual(copyKinds.map(one => one.name))
  for (const file of listed.filter(({ kind }) => kind))
    expect([file.name, file.records]).toEqual([
      file.name,
      files.get(file.name)!.toString('utf8').split('\n').length - 1
    ])
  expect(listed.filter(({ kind, records }) => kind && records === 0)).toEqual([])
})

test('new orders of the restored shop count on, and a draft from before can be undone', async () => {
  const numbers = async ({ db }: { db: typeof shop.db }) =>
    ((await db.execute(sql`select nextval('order_numbers')::int as number`)) as { rows: unknown[] }).rows
  expect(await numbers(restored)).toEqual(await numbers(shop))
  const last = sql<number>`max(${schema.orderHistory.id})::int`
  const [history] = await restored.db.select({ last }).from(schema.orderHistory)
  const [order] = await restored.db.select({ id: schema.orders.id }).from(schema.orders).limit(1)
  const next = { orderId: order!.id, status: 'placed' as const, at: shop.time.now }
  const [added] = await restored.db.insert(schema.orderHistory).values(next).returning()
  expect(added!.id).toBe(history!.last + 1)
  const { published } = shop.drafts
  const undone = await call(restored.url, undoDraft, { params: { draft: published }, body: {}, headers: staff })
  expect(undone.payload.state).toBe('undone')
  await shop.undo(published)
  const menu = '/v1/locations/queen-west/menu?locale=en-CA'
  const text = await of(restored)(menu)
  expect(text).not.toContain('Apple pie')
  expect(text).toBe(await of(shop)(menu))
})

test('a copy is refused by a database with a shop, in another format, and damaged, and nothing is written', async () => {
  await expect(restoreCopy(restored.db, path)).rejects.toThrow('The database already has a shop. Nothing was changed.')
  const { db, folder: other } = await emptyDatabase()
  const manifest = files.get('manifest.json')!.toString('utf8')
  const refused = async (name: string, sentence: RegExp, changes: Record<string, Buffer | undefined>) => {
    const changed = new Map(files)
    for (const [file, bytes] of Object.entries(changes))
      if (bytes) changed.set(file, bytes)
      else changed.delete(file)
    await zipOf(`${other}/${name}.zip`, changed)
    await expect(restoreCopy(db, `${other}/${name}.zip`)).rejects.toThrow(sentence)
    expect(await db.select().from(schema.business)).toEqual([])
  }
  const bytes = (name: string, from: string, to: string) =>
    Buffer.from(files.get(name)!.toString('utf8').replace(from, to))
  const [picture] = [...files.keys()].filter(name => name.startsWith('pictures/'))
  const listing = (json: string) => ({ 'manifest.json': Buffer.from(json) })
  await refused(
    'format',
    /^The copy has format 2, and this server restores format 1/,
    listing(manifest.replace('"version": 1', '"version": 2'))
  )
  await refused('other', /^This is no copy of a shop: it has no manifest\.json of one\.$/, listing('{}'))
  await refused('none', /^This is no copy of a shop: it has no manifest/, { 'manifest.json': undefined })
  await refused(
    'newer',
    /^The copy is of a newer version, whose deals have mood\./,
    listing(manifest.replace(/("kind": "deals",\s*"columns": \[)/, '$1"mood", '))
  )
  const points = 'data/points.ndjson'
  await refused('data', /^The copy is damaged: data\/points\.ndjson isn’t as it was/, {
    [points]: bytes(points, '"points":400', '"points":401')
  })
  await refused('short', /^The copy is damaged: data\/points\.ndjson isn’t as it was/, {
    [points]: files.get(points)!.subarray(0, -1)
  })
  await refused('gone', /^The copy is incomplete: data\/points\.ndjson is missing\.$/, { [points]: undefined })
  await refused('table', /^The copy is damaged: tables\/orders\.csv isn’t/, { 'tables/orders.csv': Buffer.from('x') })
  await refused('picture', /^The copy is damaged: pictures\//, { [picture!]: Buffer.from('x') })
  const text = `${other}/text.zip`
  await writeFile(text, 'no zip')
  await expect(restoreCopy(db, text)).rejects.toThrow(/^This is no copy of a shop: it can’t be read as a ZIP file\.$/)
  await restoreCopy(db, path)
})

test('the documented files are those of a copy', async () => {
  const text = await readFile('docs/shop-copies.md', 'utf8')
  const listed = [...text.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(listed).toEqual(copyKinds.map(({ name }) => name))
})
