import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, business, mails, products, promos, rewards } from '../../../src/server/db/schema.ts'
import { deliveryFrom } from '../../../src/server/mail/mail-settings.ts'
import { demoKioskPin } from '../../../src/server/seed/kiosks.ts'
import { seedShop } from '../../../src/server/seed/seed-shop.ts'
import { type RunningServer } from '../../../src/server/start-options.ts'
import { startServer } from '../../../src/server/start.ts'
import { requestCode, signInByCode } from '../../../src/contract/account/account.ts'
import { checkKioskPin } from '../../../src/contract/kiosk/kiosk.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { sendPhoneCode } from '../../../src/contract/account/me.ts'
import { suggestAddresses } from '../../../src/contract/store/address.ts'
import { readStaffOrders } from '../../../src/contract/staff/staff-board.ts'
import { call } from '../support/client.ts'
import { makeDatabase } from '../support/database/database.ts'
import { fixture } from '../support/database/seed.ts'
import { type MailServer, openSmtp } from '../support/process/smtp.ts'

const database = await makeDatabase()
const logged: string[] = []
const token = 'maya-has-a-long-enough-token'
let server: RunningServer
let smtp: MailServer

beforeAll(async () => {
  smtp = await openSmtp()
  server = await startServer({
    demo: false,
    databaseUrl: database.url,
    publicUrl: 'https://shop.example.com',
    delivery: deliveryFrom({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'orders@shop.example.com' }),
    staffTokens: [{ name: 'Maya R.', token }],
    seed: fixture,
    log: line => void logged.push(line)
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
  await database.drop()
})

describe('a server in production mode', () => {
  test('seeds nothing, and informs the operator and shoppers that no shop is set up, in both languages', async () => {
    for (const table of [business, accounts, products, promos, rewards])
      expect(await server.db.select().from(table)).toEqual([])
    expect(logged).toEqual([
      expect.stringMatching(
        /^No shop is set up yet\. Open https:\/\/shop\.example\.com\/staff#setup=[\w-]{43} to set it up, or run `npm run shop:setup -- --help`\.$/
      )
    ])
    for (const [locale, message] of [
      ['en-CA', 'This shop isn’t set up yet.'],
      ['fr-CA', 'Cette boutique n’est pas encore configurée.']
    ] as const) {
      const { status, failure, headers } = await call(server.url, readBusiness, { query: { locale } })
      expect([status, failure.code, failure.message]).toEqual([503, 'unavailable', message])
      expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', '60'])
    }
  })

  test('has none of the demo’s doors, on this machine either', async () => {
    const paths = ['/mailbox', '/mailbox.json', '/demo/sign-in?as=alex', '/demo/sign-up', '/stand-ins/cards.js']
    for (const path of paths) expect((await fetch(server.url + path)).status).toBe(404)
    for (const path of [
      '/pages/plain.html',
      '/pages/themes/divi.html',
      '/pages/plain.css',
      '/pictures/logo.svg',
      '/found'
    ])
      expect((await fetch(server.url + path)).status).toBe(404)
    const page = await (await fetch(server.url)).text()
    expect(page).toContain('data-storefront')
    expect(page).not.toMatch(/demo|linden|pages/i)
    const { payload: places } = await call(server.url, suggestAddresses, { query: { q: 'Queen' } })
    expect(places.features).toEqual([])
    await seedShop(server.db, fixture, new Date())
    const { payload } = await call(server.url, readBusiness)
    expect(payload.business.social).toEqual([])
    const kiosk = { params: { location: 'queen-west' }, body: { pin: demoKioskPin } }
    expect((await call(server.url, checkKioskPin, kiosk)).failure.fields).toEqual({ pin: 'wrong' })
    const orders = (bearer: string) =>
      call(server.url, readStaffOrders, {
        params: { location: 'queen-west' },
        query: { state: 'open' },
        headers: { Authorization: `Bearer ${bearer}` }
      })
    expect((await orders('staff')).status).toBe(401)
    expect((await orders(token)).status).toBe(200)
  })

  test('mails its codes, keeps none of them, and asks for an email address where it can’t text', async () => {
    const email = `ada.${randomUUID()}@mail.example`
    const person = { firstName: 'Ada', lastName: 'Byron', email, phone: '+1 416 555 0123', createdAt: new Date() }
    await server.db.insert(accounts).values(person)
    const byPhone = await call(server.url, requestCode, { body: { to: person.phone } })
    expect([byPhone.status, byPhone.failure.fields]).toEqual([422, { to: 'email' }])
    const { payload } = await call(server.url, requestCode, { body: { to: email } })
    await expect.poll(() => smtp.taken.length).toBe(1)
    const [, text = ''] = smtp.taken[0]?.split('Content-Type: text/plain') ?? []
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const session = await call(server.url, signInByCode, { body: { challenge: payload.challenge, code } })
    expect(session.status).toBe(200)
    const headers = { Authorization: `Bearer ${session.payload.token}` }
    const asked = await call(server.url, sendPhoneCode, { headers, body: {}, query: { locale: 'en-CA' } })
    expect([asked.status, asked.failure.message]).toEqual([409, 'This shop doesn’t send text messages.'])
    expect(await server.db.select().from(mails)).toEqual([])
  })
})
