import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import { checkSetup } from '../../../src/contract/staff/setup.ts'
import { mostCopyBytes, restoreShop } from '../../../src/contract/staff/setup-copy.ts'
import {
  addStaffMember,
  confirmStaff,
  requestStaffPassword,
  setStaffPassword,
  signInStaff
} from '../../../src/contract/staff/staff-member.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { receiveCopy } from '../../../src/server/first-start/receive-copy.ts'
import { copyTo } from '../copies/support/copying.ts'
import { filesIn, zipOf } from '../copies/support/zip.ts'
import { call, type Filling } from '../support/client.ts'
import { by } from '../support/loyalty.ts'
import { startEmpty } from '../support/process/empty.ts'
import { openShop } from '../support/shop.ts'

const mira = { name: 'Mira Roy', email: 'mira@fern.example', password: 'otter lantern 92 quay' }
const shop = await openShop()
await shop.to(addStaffMember, { body: { name: mira.name, email: mira.email, role: 'manager' }, headers: by('staff') })
const folder = await mkdtemp(join(tmpdir(), 'restore-shop-'))
const path = await copyTo(folder, shop.db, shop.time.now)
const copy = await readFile(path)
const empty = await startEmpty({ clock: () => shop.time.now })
afterAll(async () => {
  await empty.end()
  await rm(folder, { recursive: true })
})

const send = (file: string | Buffer<ArrayBuffer>, { key = empty.key, locale = 'en-CA' } = {}) =>
  call(empty.url, restoreShop, { query: { locale }, file, headers: by(key) })
const uploads = () => readdirSync(tmpdir()).filter(name => name.startsWith('storefront-restore-'))

/** Reads an endpoint in both shops, without what depends on the server: its address, and its providers. */
async function inBoth<E extends Endpoint>(endpoint: E, filling: Filling<E> = {}) {
  const isOfServer = new Set(['social', 'texts', 'cards', 'version', 'next'])
  const read = async (url: string) =>
    JSON.stringify((await call(url, endpoint, filling)).payload, (name, value: unknown) =>
      isOfServer.has(name) ? null : value
    ).replaceAll(/https?:\/\/(localhost|127[\d.]+|shop\.example\.com)(:\d+)?/g, '')
  return [await read(empty.url), await read(shop.url)] as const
}

test('a copy is taken for the key of the set-up only', async () => {
  for (const key of ['x', `${empty.key}x`]) expect((await send(copy, { key })).status).toBe(403)
  expect((await call(empty.url, restoreShop, { file: copy })).status).toBe(403)
})

test('a file that can’t be restored is refused with a sentence at its field, in both languages, and leaves nothing', async () => {
  const files = await filesIn(path)
  files.set('data/stores.ndjson', Buffer.from('{}\n'))
  await zipOf(join(folder, 'damaged.zip'), files)
  const damaged = await readFile(join(folder, 'damaged.zip'))
  const refused = [await send('no zip'), await send(''), await send('no zip', { locale: 'fr-CA' }), await send(damaged)]
  expect(refused.map(({ status, failure }) => [status, failure.fields, failure.message])).toEqual([
    [422, { file: 'wrong' }, 'This is no copy of a shop: it can’t be read as a ZIP file.'],
    [422, { file: 'wrong' }, 'This is no copy of a shop: it can’t be read as a ZIP file.'],
    [422, { file: 'wrong' }, 'Ce n’est pas une copie de boutique\u00a0: impossible de la lire comme un fichier ZIP.'],
    [422, { file: 'wrong' }, 'The copy is damaged: data/stores.ndjson isn’t as it was when the copy was made.']
  ])
  expect((await call(empty.url, readBusiness)).status).toBe(503)
  expect(uploads()).toEqual([])
})

test.each([
  ['announced as larger than any', { length: mostCopyBytes + 1, free: Number.MAX_SAFE_INTEGER, sent: 0, status: 413 }],
  ['announced as larger than the disk', { length: 200_000_000, free: 200_000_000, sent: 0, status: 503 }],
  ['that grows larger than the disk', { length: 0, free: 64 * 1024 * 1024 + 1000, sent: 1001, status: 503 }]
])('a file %s is refused', async (title, { length, free, sent, status }) => {
  const headers = length > 0 ? { 'content-length': String(length) } : {}
  const request = new Request('https://shop.example.com', { method: 'POST', headers, body: Buffer.alloc(sent) })
  await expect(receiveCopy(request, join(folder, title), free)).rejects.toMatchObject({ status })
  expect(existsSync(join(folder, title))).toBe(sent > 0)
})

test('of two uploads that come together one restores the shop, which is then the same for shoppers', async () => {
  const answers = await Promise.all([send(copy), send(copy)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const { payload } = answers.find(({ status }) => status === 200)!
  expect(payload.shop).toBe('Shop')
  expect(payload.managers).toContainEqual({ name: mira.name, email: mira.email })
  expect((await send(copy)).failure.code).toBe('link_used')
  expect((await call(empty.url, checkSetup, { body: { key: empty.key } })).status).toBe(410)
  const reads = [await inBoth(readBusiness), await inBoth(readMenu, { params: { location: 'queen-west' } })]
  for (const [restored, original] of reads) expect(JSON.parse(restored)).toEqual(JSON.parse(original))
  expect(uploads()).toEqual([])
})

test('a manager of the restored shop chooses a password by an emailed link, and signs in', async () => {
  const { email, password } = mira
  await call(empty.url, requestStaffPassword, { body: { email } })
  await vi.waitFor(() => expect(empty.sent).toHaveLength(1))
  const link = /https:\/\/shop\.example\.com\/staff#password=([\w-]+)/.exec(empty.sent[0] ?? '')?.[1] ?? ''
  expect((await call(empty.url, setStaffPassword, { body: { token: link, password } })).status).toBe(200)
  const { challenge } = (await call(empty.url, signInStaff, { body: { email, password } })).payload
  const codes = () => empty.sent.flatMap(text => /\b\d{6}\b/.exec(text) ?? [])
  await vi.waitFor(() => expect(codes()).toHaveLength(1))
  const { member } = (await call(empty.url, confirmStaff, { body: { challenge, code: codes()[0] ?? '' } })).payload
  expect(member).toMatchObject({ name: 'Mira Roy', role: 'manager' })
})
