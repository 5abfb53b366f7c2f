import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createCopy, readCopies } from '../../../src/contract/staff/copies.ts'
import { staffRights } from '../../../src/contract/staff/rights.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { restoreCopy } from '../../../src/server/copies/restore/restore-copy.ts'
import { business, pictureFiles, pictures } from '../../../src/server/db/schema.ts'
import { openDrafting } from '../drafts/support/drafting.ts'
import { by } from '../support/loyalty.ts'
import { runCommand } from '../support/process/command.ts'
import { emptyDatabase } from './support/copying.ts'
import { filesIn } from './support/zip.ts'

const shop = await openDrafting()
const headers = by('staff')
/** Asks for a copy, a second later than anything before. */
const make = (as = headers) => {
  shop.time.now = new Date(shop.time.now.getTime() + 1000)
  return shop.to(createCopy, { body: {}, headers: as })
}
const list = async () => (await shop.to(readCopies, { headers })).payload.copies
const spooled = () => readdirSync(tmpdir()).filter(name => name.startsWith('storefront-copy-'))
// Runs that were killed may have left theirs behind.
const others = new Set(spooled())
const spools = () => spooled().filter(name => !others.has(name))

test('a copy is downloaded from an address that works once, is logged, and can be restored', async () => {
  const { payload } = await make()
  expect(payload.copy).toMatchObject({ state: 'ready', memberName: 'Demo', records: null })
  expect((await fetch(`${shop.url}${payload.path}`, { method: 'HEAD' })).status).toBe(404)
  const reply = await fetch(`${shop.url}${payload.path}`)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store'
  ])
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="shop-copy-2026-11-21.zip"')
  const { folder, db } = await emptyDatabase()
  const path = join(folder, 'shop.zip')
  const bytes = Buffer.from(await reply.arrayBuffer())
  await writeFile(path, bytes)
  await vi.waitFor(async () => expect((await list())[0]).toMatchObject({ state: 'done', bytes: bytes.length }))
  expect((await fetch(`${shop.url}${payload.path}`)).status).toBe(404)
  await restoreCopy(db, path)
  expect(await db.select().from(business)).toEqual(await shop.db.select().from(business))
  const [copy] = await list()
  await vi.waitFor(async () => {
    const { entries } = (await shop.to(readStaffAudit, { headers })).payload
    const copies = entries.filter(({ action }) => action === 'copy').map(({ detail, ok }) => [detail, ok])
    expect(copies.sort()).toEqual([
      ['', true],
      [`${copy?.records} records, ${bytes.length} bytes`, true]
    ])
  })
  expect(JSON.stringify(await list())).not.toContain(payload.path.slice(8))
  await vi.waitFor(() => expect(spools()).toEqual([]))
})

test('the address of a copy ends after ten minutes, and with the next one', async () => {
  const [first, second] = [(await make()).payload, (await make()).payload]
  expect((await fetch(`${shop.url}${first.path}`)).status).toBe(404)
  const now = shop.time.now
  shop.time.now = new Date(now.getTime() + 10 * 60_000)
  expect((await fetch(`${shop.url}${second.path}`)).status).toBe(404)
  expect((await list())[0]?.state).toBe('failed')
  shop.time.now = now
})

test('one copy is written at a time; if its reader leaves, it has failed, and another can be made', async () => {
  const id = 'f'.repeat(32)
  await shop.db.insert(pictures).values({ id })
  const content = Buffer.alloc(8_000_000, 'picture')
  for (const width of [320, 640, 1280])
    await shop.db.insert(pictureFiles).values({ pictureId: id, width, format: 'webp', content })
  const { path } = (await make()).payload
  const asked = get(`${shop.url}${path}`)
  const reply = await new Promise<NodeJS.ReadableStream>(done => asked.on('response', done))
  await new Promise(done => reply.once('readable', () => done(reply.read())))
  expect((await list())[0]?.state).toBe('running')
  const refused = await make()
  expect([refused.status, refused.failure.message]).toEqual([
    409,
    'Another copy is being written. Try again in a few minutes.'
  ])
  asked.destroy()
  await vi.waitFor(async () => expect((await list()).map(({ state }) => state)).toContain('failed'))
  await vi.waitFor(() => expect(spools()).toEqual([]))
  expect((await make()).status).toBe(200)
  expect(shop.logged.join('\n')).toContain('A copy of the shop was not sent')
})

test('members who lack any right, or don’t work in all stores, can’t make or see copies, and the log says so', async () => {
  for (const right of staffRights) {
    const rights = staffRights.filter(other => other !== right)
    const as = await shop.hire(`No ${right}`, { rights })
    for (const { status } of [await make(as), await shop.to(readCopies, { headers: as })]) expect(status).toBe(403)
  }
  const near = await shop.hire('Near', { locations: ['queen-west'] })
  expect((await make(near)).status).toBe(403)
  const all = await shop.hire('All', {})
  expect((await make(all)).status).toBe(200)
  const { entries } = (await shop.to(readStaffAudit, { headers })).payload
  expect(entries.filter(({ action, member }) => action === 'refused' && member === 'Near')).toHaveLength(1)
})

test('the commands export a shop and restore it, and refuse anything else with a sentence', async () => {
  const [full, empty] = [await emptyDatabase(), await emptyDatabase()]
  const at = (one: typeof full): Record<string, string> =>
    one.where.url === undefined ? { DATA_DIR: one.folder } : { DATABASE_URL: one.where.url }
  const [exporting, restoring] = ['src/server/setup/export.ts', 'src/server/setup/restore.ts']
  await Promise.all([full.close(), empty.close()])
  const sample = join(full.folder, 'shop.json')
  const path = join(full.folder, 'copy.zip')
  expect((await runCommand(exporting, [path], at(full))).err).toBe('The database has no shop yet.\n')
  await writeFile(sample, (await runCommand('src/server/setup/shop.ts', ['--sample'], {})).out)
  await runCommand('src/server/setup/shop.ts', [sample], at(full))
  const exported = await runCommand(exporting, [path], at(full))
  expect([exported.err, exported.code]).toEqual(['', 0])
  expect(exported.out).toMatch(/^.+: \d+ records are in .+copy\.zip\. It holds personal data\.\n$/)
  expect((await runCommand(exporting, [path], at(full))).err).toBe(`${path} already exists. Nothing was written.\n`)
  expect((await filesIn(path)).has('tables/stores.csv')).toBe(true)
  expect((await runCommand(restoring, [`${path}x`], at(empty))).err).toBe(`${path}x can't be read.\n`)
  const restored = await runCommand(restoring, [path], at(empty))
  expect([restored.err, restored.code]).toEqual(['', 0])
  expect(restored.out).toContain(' is restored: ')
  const again = await runCommand(restoring, [path], at(empty))
  expect([again.err, again.code]).toEqual(['The database already has a shop. Nothing was changed.\n', 1])
  expect(existsSync(`${path}.part`)).toBe(false)
}, 120_000)
