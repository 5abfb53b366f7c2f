import { afterAll, beforeAll, expect, it } from 'vitest'
import { $session } from '../../../src/stores/session/session.ts'
import { $accountAge } from '../../../src/stores/session/visitor-age.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, visit } from '../support/visit.ts'

let server: DemoServer
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())

it('the account’s age is followed while the storefront is there, and nothing asks for today afterwards', async () => {
  const here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  expect($accountAge.get()).toBeUndefined()
  await signIn(server.url)
  // Alex was born on 12 April 1988.
  const most = new Date().getFullYear() - 1988
  expect([most - 1, most]).toContain(await until($accountAge, age => age !== undefined))
  const signedIn = $session.get()
  await signOut()
  expect($accountAge.get()).toBeUndefined()
  here.end()
  const guest = $session.get()
  expect(() => $session.set(signedIn)).not.toThrow()
  expect($accountAge.get()).toBeUndefined()
  $session.set(guest)
})
