import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, business } from '../../../src/server/db/schema.ts'
import { seed } from '../../../demo/catalogue/index.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { $gateIsUp, $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { listCalls } from '../support/calls.ts'
import { signIn } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

const menuIsThere = () => until($menu, load => load.state === 'ready' && load.value.complete)

describe('the age gate’s mode `account` (SPEC C11)', () => {
  beforeAll(async () => {
    server = await startTestServer({
      log: () => {},
      seed: { ...seed, business: { ...seed.business, ageGate: 'account' } }
    })
  }, 60_000)
  beforeEach(() => server.db.update(business).set({ ageGate: 'account' }))
  afterEach(() => here.end())
  afterAll(() => server.close())

  test('keeps a guest out, and lets them in with the menu once they have signed in', async () => {
    const { outside, calls } = listCalls()
    here = visit(server.url, { hash: '#/queen-west', outside })
    await until($menu, load => load.state === 'failed')
    await until($business, load => load.state === 'ready')
    expect([$gateIsUp.get(), outside.warnings]).toEqual([true, []])
    const token = await signIn(server.url)
    await menuIsThere()
    expect($gateIsUp.get()).toBe(false)
    const asked = calls.filter(({ path }) => path.includes('/menu')).at(-1)
    expect(asked?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect($visitorAge.get().verified).toBe(false)
  })

  test('lets customers who are still signed in through immediately', async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await signIn(server.url)
    const outside = testPlatform(here.outside.cookies)
    here.end()
    here = visit(server.url, { hash: '#/queen-west', outside })
    await menuIsThere()
    expect([$session.get().loggedIn, $gateIsUp.get()]).toEqual([true, false])
  })

  test('is shown again after a sign-out, and does not block signing in', async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await signIn(server.url)
    await menuIsThere()
    await signOut()
    expect($gateIsUp.get()).toBe(true)
    here.outside.goTo('#/user')
    expect($gateIsUp.get()).toBe(false)
    here.outside.goTo('#/queen-west/cart')
    expect($gateIsUp.get()).toBe(true)
  })

  test('keeps out an account without a date of birth', async () => {
    await server.db.update(accounts).set({ dob: null })
    here = visit(server.url, { hash: '#/queen-west' })
    await signIn(server.url)
    expect($gateIsUp.get()).toBe(true)
  })
})
