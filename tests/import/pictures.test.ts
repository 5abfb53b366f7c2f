import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { importCommand } from '../../src/server/import/command.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { createEncoder } from '../../src/server/pictures/encode/encoder.ts'
import { makePicture } from '../server/support/pictures/make-picture.ts'
import { certificate, picturesAt } from '../server/support/pictures/picture-site.ts'
import { fileWith, imported, openShop, snapshot } from './support.ts'

const site = picturesAt({ isSecure: true })
const encoder = createEncoder()
const png = await makePicture(60, 60).png()
const { db, url } = await openShop()
afterAll(encoder.close)

const stored = expect.stringMatching(/^\/v1\/pictures\/[0-9a-f]{32}\/640\.jpg$/) as string
const fetch = { allowLoopback: true, resolve: async () => [{ address: '127.0.0.1', family: 4 }], ca: certificate }

/** A list of products with a name and a picture each, at one size. */
const list = (products: Record<string, string>): string =>
  [
    'id,name,category,size,price,stock,picture',
    ...Object.entries(products).map(([id, picture]) => `${id}-0,Oat ${id},edibles,40 g,6.00,4,${picture}`)
  ].join('\n')

/** Imports a list with the pictures in a folder, on a day of November. */
async function bring(products: Record<string, string>, { folder = '/nowhere', day = 21, takes = true } = {}) {
  const now = new Date(Date.UTC(2026, 10, day, 12))
  const pictures = takes ? { store: { db, encoder }, folder, fetch: { ...fetch, now } } : undefined
  return importMenu(db, { file: await fileWith(list(products)), location: 'queen-west', mayDrop: true, now, pictures })
}

async function pictureOf(id: string) {
  const { picture, pictureSource } = (await imported(db, 'queen-west')).get(`${id}-0`)?.product ?? {}
  return { picture, pictureSource }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'menu-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a list’s pictures are taken from their addresses, and importing it again changes nothing', async () => {
  const address = site.serve('/oat.png', png)
  const report = await bring({ a1: address, a2: address })
  expect(report.pictures).toEqual({ added: 1, unchanged: 0, failed: 0 })
  expect(await pictureOf('a1')).toEqual({ picture: stored, pictureSource: address })
  expect(await pictureOf('a2')).toEqual(await pictureOf('a1'))
  const before = await snapshot(db)
  const again = await bring({ a1: address, a2: address }, { day: 22 })
  expect(again).toMatchObject({ products: { added: 0, changed: 0 }, pictures: { added: 0, unchanged: 1, failed: 0 } })
  expect(await snapshot(db)).toEqual(before)
})

test('a picture that fails is reported with its line, and the product keeps its former one', async () => {
  const address = site.serve('/kept.png', png)
  await bring({ b1: address })
  const former = await pictureOf('b1')
  const report = await bring({ b0: '', b1: site.addressOf('/gone.png') })
  expect(report.pictures).toEqual({ added: 0, unchanged: 0, failed: 1 })
  expect(report.warnings['picture-failed']).toEqual([{ line: 3, text: 'Oat b1: its server answers with 404' }])
  expect(await pictureOf('b1')).toEqual(former)
  expect(await pictureOf('b0')).toEqual({ picture: null, pictureSource: null })
})

test('a plain name is a file in the list’s folder, and nothing leads out of that folder', async () => {
  const folder = await makeFolder()
  const outside = await makeFolder()
  await writeFile(join(folder, 'Oat bar.png'), png)
  await writeFile(join(outside, 'secret.png'), png)
  await writeFile(join(folder, 'page.jpg'), '<!doctype html>')
  await symlink(join(outside, 'secret.png'), join(folder, 'link.png'))
  const products = {
    c1: 'Oat bar.png',
    c2: 'link.png',
    c3: '../secret.png',
    c4: join(outside, 'secret.png'),
    c5: 'page.jpg',
    c6: 'none.png',
    c7: '.png'
  }
  const report = await bring(products, { folder })
  expect(await pictureOf('c1')).toEqual({ picture: stored, pictureSource: 'file:Oat bar.png' })
  for (const id of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7']) expect((await pictureOf(id)).picture).toBeNull()
  expect(report.warnings['picture-failed']?.map(({ line }) => line)).toEqual([3, 6, 7])
  expect(report.warnings['picture-unreadable']?.map(({ line }) => line)).toEqual([4, 5, 8])
  await writeFile(join(folder, 'Oat bar.png'), await makePicture(61, 61).png())
  const former = await pictureOf('c1')
  expect((await bring({ c1: 'Oat bar.png' }, { folder })).pictures).toMatchObject({ added: 1 })
  expect(await pictureOf('c1')).not.toEqual(former)
})

test('without pictures, addresses are stored as they are, and pictures that were taken from there stay', async () => {
  const address = site.serve('/plain.png', png)
  await bring({ d1: address })
  const taken = await pictureOf('d1')
  const report = await bring({ d1: address, d2: address, d3: 'oat.png' }, { takes: false })
  expect(await pictureOf('d1')).toEqual(taken)
  expect(await pictureOf('d2')).toEqual({ picture: address, pictureSource: null })
  expect(report.warnings['picture-unreadable']).toHaveLength(1)
  expect(report.pictures).toBeUndefined()
})

test.runIf(url)('the command takes pictures once the products are in, from the list’s folder or another', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'oat.png'), png)
  const address = site.serve('/command.png', png)
  const run = async (...words: string[]) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()]
    const written = Promise.all([text(stdout), text(stderr)])
    const code = await importCommand(words, { env: { DATABASE_URL: url }, stdout, stderr, fetch })
    stdout.end()
    stderr.end()
    const [out, err] = await written
    return { code, out, err }
  }
  const path = join(folder, 'list.csv')
  await writeFile(path, list({ e1: 'oat.png', e2: address }))
  const { code, out, err } = await run(path, '--location', 'queen-west')
  expect({ code, err }).toMatchObject({
    code: 0,
    err: expect.stringMatching(/Writing .*Taking 2 pictures …\n$/s) as string
  })
  expect(out).toContain('Pictures: ')
  expect(await pictureOf('e1')).toMatchObject({ picture: stored })
  expect((await run(path, '--location', 'queen-west', '--no-pictures')).out).not.toContain('Pictures: ')
  expect((await run(path, '--location', 'queen-west', '--pictures', '/no/such')).err).toBe(
    'The folder of pictures is not there: /no/such. Nothing was changed.\n'
  )
})
