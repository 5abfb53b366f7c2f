import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { startServer } from '../../../src/server/start.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { makeFolder } from '../support/process/child.ts'
import { call } from '../support/client.ts'
import { runCommand } from '../support/process/command.ts'
import { makeDatabase } from '../support/database/database.ts'

const database = await makeDatabase()
const { folder, remove } = await makeFolder()
const environment: Record<string, string> =
  database.url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: database.url }
const where = { databaseUrl: database.url, databaseFolder: join(folder, 'database') }
afterAll(async () => {
  await remove()
  await database.drop()
})

const setUp = (...words: string[]) => runCommand('src/server/setup/shop.ts', words, environment)
const fileWith = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const readSample = async () => (await setUp('--sample')).out

test('a shop is not set up by a file with faults, which are named', async () => {
  const sample = await readSample()
  const shop = JSON.parse(sample) as { business: Record<string, unknown>; locations: Record<string, unknown>[] }

  const wrong = { ...shop, business: { ...shop.business, ageGate: 'never', colour: 'red' } }
  const refused = await setUp(await fileWith('wrong.json', JSON.stringify(wrong)))
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('wrong.json is not a valid shop file. Nothing was changed.\n')
  expect(refused.err).toContain('  business.ageGate: ')
  expect(refused.err).toContain('  business.colour: ')
  const [store] = shop.locations
  const young = { ...shop, locations: [{ ...store, legalAge: 18 }] }
  expect((await setUp(await fileWith('young.json', JSON.stringify(young)))).err).toContain('legalAge')
  const abroad = { ...shop, locations: [{ ...store, address: { ...(store?.['address'] as object), province: 'XY' } }] }
  expect((await setUp(await fileWith('abroad.json', JSON.stringify(abroad)))).err).toContain('province of the market')
  expect((await setUp(await fileWith('torn.json', '{'))).err).toContain('torn.json is not valid JSON.\n')
  expect((await setUp(join(folder, 'none.json'))).err).toContain("none.json can't be read.\n")
  expect((await setUp()).err).toMatch(/^Usage: npm run shop:setup/)

  const unpaired = {
    ...shop,
    business: { ...shop.business, logo: 'logo.png' },
    locations: [{ ...store, legalAge: 18 }]
  }
  const both = (await setUp(await fileWith('both.json', JSON.stringify(unpaired)))).err
  expect(both).toContain('  business.logo: Expected the picture’s whole address, such as https://')
  expect(both).toContain('Expected a legalAge of main-street that is not below its province’s, 19')
  expect((await setUp('--pages', 'https://other.example.com/')).err).toBe(
    'The database has no shop yet. Nothing was changed.\n'
  )
})

test('a shop is set up once by a file, of which the command prints a sample', async () => {
  const path = await fileWith('shop.json', await readSample())
  const done = await setUp(path)
  expect([done.code, done.err]).toEqual([0, ''])
  expect(done.out).toContain('Your shop is set up with 1 store(s).')
  const again = await setUp(path)
  expect([again.code, again.err]).toEqual([1, 'The database already has a shop. Nothing was changed.\n'])

  expect((await setUp('--pages', 'other')).err).toMatch(/^Nothing was changed\.\n/)
  expect((await setUp('--pages', 'https://other.example.com/shop/')).out).toContain('https://other.example.com/shop/')

  const policy = 'https://www.example.com/privacy'
  expect((await setUp('--privacy', 'www.example.com')).err).toMatch(/^Nothing was changed\.\n/)
  expect((await setUp('--privacy', policy, `${policy}/fr`)).out).toContain(policy)

  const delivery = { send: async () => {}, canText: false, close: () => {} }
  const server = await startServer({ ...where, demo: false, publicUrl: 'https://shop.example.com', delivery })
  const { payload } = await call(server.url, readBusiness)
  await server.close()
  expect(payload.business).toMatchObject({ name: 'Your shop', social: [], guestCheckout: true, texts: false })
  expect(payload.business.kioskSettings).toEqual({ logoutTime: 120, guestLogoutTime: 90 })
  expect(payload.business.policies).toEqual({ privacy: policy })
  expect(payload.locations).toMatchObject([{ slug: 'main-street', name: 'Main Street', isOpen: false }])
  expect(payload.locations[0]?.deliverySettings.zones).toMatchObject([{ fee: 500, minimum: 4000, freeFrom: 10_000 }])
})

test('a menu is not imported into a database without a shop', async () => {
  const empty = await makeDatabase()
  const other = await makeFolder()
  const place: Record<string, string> =
    empty.url === undefined ? { DATA_DIR: other.folder } : { DATABASE_URL: empty.url }
  const { code, err } = await runCommand(
    'src/server/import/main.ts',
    ['tests/import/fixture.csv', '--location', 'x'],
    place
  )
  expect(code).toBe(1)
  expect(err).toContain('The database has no shop yet. Set it up first with npm run shop:setup.')
  const opened = await openDatabase(
    empty.url === undefined ? { folder: join(other.folder, 'database') } : { url: empty.url }
  )
  expect((await opened.db.query.products.findMany()).length).toBe(0)
  await opened.close()
  await other.remove()
  await empty.drop()
})
