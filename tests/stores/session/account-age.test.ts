import { afterAll, beforeAll, expect, it } from 'vitest'
import { $session } from '../../../src/stores/session/session.ts'
import { $accountAge } from '../../../src/stores/session/visitor-age.ts'
import { type DemoServer, shopIsOpen, startDemo, until, visit } from '../support/visit.ts'

let server: DemoServer
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())

it('the account’s age is followed while the storefront is there, and nothing asks for today afterwards', async () => {
  const here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  const before = $session.get()
  const of = (dob: string) => ({
    ...before,
    userDetails: {
      token: 't',
      firstName: 'A',
      lastName: 'B',
      email: 'a@shop.example',
      phone: '',
      dob,
      emailNotification: false,
      smsNotification: false,
      marketing: false
    }
  })
  $session.set(of('1990-04-23'))
  expect(await until($accountAge, age => age !== undefined)).toBeGreaterThan(18)
  here.end()
  expect(() => $session.set(of('1991-04-23'))).not.toThrow()
  expect($accountAge.get()).toBeUndefined()
  $session.set(before)
})
