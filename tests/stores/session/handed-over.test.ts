import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { $business } from '../../../src/stores/location/business.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $social } from '../../../src/stores/session/social-session.ts'
import { $spinner } from '../../../src/stores/core/spinner.ts'
import { listCalls } from '../support/calls.ts'
import { kept } from '../support/kept.ts'
import { sayYes, signupToken, statusOf, tokenOf } from '../support/sign-in.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'
import { type DemoServer, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Opens a page with its own query and a fragment, and waits until the shop is loaded. */
async function open(pageQuery: string, hash: string, outside: TestPlatform = testPlatform()): Promise<void> {
  outside.pageQuery = pageQuery
  here = visit(server.url, { hash, outside })
  await until($business, load => load.state === 'ready')
}

describe('/google-auth: on any other page a stored social code is cleared at start (SPEC A2)', () => {
  const stored = () => testPlatform(new Map([['storefront.social', JSON.stringify({ v: 1, d: kept['social'] })]]))

  test.each(['#/', '#/queen-west', '#/queen-west/cart', '#/user', '', '#google-auth'])('on %s', async hash => {
    await open('', hash, stored())
    expect($social.get()).toEqual({ facebook: {}, google: { actionType: 'sign-in', actionFrom: '#/user' } })
    expect(here.outside.cookies.get('storefront.social')).not.toContain('"code"')
  })

  test('and on /google-auth it is kept', async () => {
    await open('', '#/google-auth', stored())
    expect($social.get()).toEqual(kept['social'])
    expect(here.outside.cookies.get('storefront.social')).toContain('"code":"c"')
  })

  test('a code of either provider is', async () => {
    const both = { facebook: { code: 'f' }, google: {} }
    await open('', '#/', testPlatform(new Map([['storefront.social', JSON.stringify({ v: 1, d: both })]])))
    expect($social.get()).toEqual({ facebook: {}, google: {} })
  })
})

describe('`token`: a session handed over by the retailer’s app (SPEC C6)', () => {
  test.each([
    ['the page’s query', (token: string) => [`?p=1&token=${token}&q=2`, '#/queen-west']],
    ['the fragment', (token: string) => ['?p=1&q=2', `#/queen-west?token=${token}`]]
  ])('signs in from %s, behind the spinner, and leaves the address', async (_, write) => {
    const token = await tokenOf(server.url)
    const [pageQuery = '', hash = ''] = write(token)
    const seen: boolean[] = []
    const unsubscribe = $spinner.listen(({ show }) => void seen.push(show))
    await open(pageQuery, hash)
    expect($session.get().loggedIn).toBe(false)
    await sayYes()
    unsubscribe()
    expect(seen).toEqual([false, true, false])
    expect($session.get()).toMatchObject({ token, userDetails: { firstName: 'Alex' } })
    expect([here.outside.pageQuery, here.outside.address.hash()]).toEqual(['?p=1&q=2', '#/queen-west'])
    expect(here.outside.cookies.get('storefront.session')).toContain(token)
  })

  test('together with `verify_email` it is the token of an email’s link, not a session', async () => {
    const token = await tokenOf(server.url)
    const { outside, calls } = listCalls()
    await open(`?verify_email=1&token=${token}`, '', outside)
    expect($session.get().loggedIn).toBe(false)
    expect($spinner.get().show).toBe(false)
    expect(calls.map(({ path }) => path)).not.toContain('/v1/session')
    expect(outside.pageQuery).toBe('')
    expect($popup.get()).toEqual({ key: 'verify-email', data: { token } })
    expect(await statusOf(server.url, token)).toBe(200)
  })
})

describe('`signup_token` (+ `source`): an account begun in the shop or at checkout is finished in the set-password modal (SPEC A2, C6)', () => {
  test('it opens the set-password popup and leaves the address', async () => {
    const token = await signupToken(server.url)
    await open('', `#/queen-west?signup_token=${token}&source=kiosk`)
    expect($popup.get()).toEqual({ key: 'set-password', data: { signup_token: token, source: 'kiosk' } })
    expect(here.outside.address.hash()).toBe('#/queen-west?source=kiosk')
    expect($session.get().loggedIn).toBe(false)
  })

  test('an empty one opens nothing', async () => {
    await open('?signup_token=&token=', '')
    expect($popup.get()).toBeUndefined()
    expect($spinner.get().show).toBe(false)
    expect(here.outside.pageQuery).toBe('')
  })
})
