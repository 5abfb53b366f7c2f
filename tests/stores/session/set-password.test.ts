import { inWords } from '../support/in-words.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import {
  $password,
  $signup,
  closeSignup,
  openSignup,
  savePassword,
  typePassword
} from '../../../src/stores/session/sign-in/set-password.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { listCalls } from '../support/calls.ts'
import { signupToken, statusOf } from '../support/sign-in.ts'
import { type DemoServer, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let token: string

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  here = visit(server.url, { hash: '#/' })
  await until($business, load => load.state === 'ready')
  token = await signupToken(server.url)
})
afterEach(() => {
  closeSignup()
  here.end()
})
afterAll(() => server.close())

test('without a message of the API, ours welcomes (SPEC C20)', async () => {
  const { http } = here.outside
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!url.includes('/signup/password')) return response
    const reply = (await response.json()) as object
    return new Response(JSON.stringify({ ...reply, message: null }), response)
  }
  await type('a long enough pass phrase')
  await savePassword(token)
  expect($toasts.get()).toMatchObject([{ key: 'session.welcome' }])
})

/** Opens a link and types a password. */
async function type(typed: string, link = token): Promise<void> {
  openPopup({ key: 'set-password', data: { signup_token: link } })
  await openSignup(link)
  typePassword(typed)
}

describe('an account begun in the shop is finished in the set-password modal (SPEC C6)', () => {
  test('the link shows its owner', async () => {
    const opened = openSignup(token)
    expect($signup.get()).toEqual({ state: 'loading' })
    await opened
    expect($signup.get()).toMatchObject({
      state: 'ready',
      value: { firstName: 'Sam', email: expect.stringMatching(/^sam\./) }
    })
  })

  test('a password signs in, closes the modal, and shows the message in title case, because the payload has a token (SPEC A6)', async () => {
    await type('four words in a row')
    await savePassword(token)
    const { loggedIn, token: session, userDetails } = $session.get()
    expect([loggedIn, userDetails?.firstName]).toEqual([true, 'Sam'])
    expect(await statusOf(server.url, session ?? '')).toBe(200)
    expect($popup.get()).toBeUndefined()
    expect($toasts.get()).toMatchObject([{ text: 'Your Password Is Set, Sam', tone: 'ok' }])
  })

  test('and in French', async () => {
    await setLocale('fr-CA')
    await type('quatre mots à la suite')
    await savePassword(token)
    expect($toasts.get()).toMatchObject([{ text: 'Votre Mot De Passe Est Enregistré, Sam' }])
  })

  test('a password that is too short is said at its field, and nothing is sent (SPEC C17)', async () => {
    await type('9 letters')
    const { calls } = listCalls(here.outside)
    await savePassword(token)
    expect($password.get()).toEqual({ typed: '9 letters', error: 'too_short', isSending: false })
    expect(calls).toEqual([])
    typePassword('10 letters')
    expect($password.get().error).toBeUndefined()
  })

  test('one that is too long too', async () => {
    await type('x'.repeat(129))
    await savePassword(token)
    expect($password.get().error).toBe('too_long')
    expect($popup.get()?.key).toBe('set-password')
  })

  test.each([
    ['used', 'This link has already been used. If it wasn’t you, please contact the store.'],
    ['expired', 'This link has expired. We can send you a new one.']
  ] as const)('a link that is %s shows an error', async (state, message) => {
    await openSignup(await signupToken(server.url, state))
    const load = $signup.get()
    expect(load).toMatchObject({ state: 'failed', problem: { kind: 'refused' } })
    expect(load.state === 'failed' && inWords(load.problem)).toBe(message)
  })

  test('an unknown link shows an error', async () => {
    await openSignup('nobody')
    expect($signup.get()).toMatchObject({ state: 'failed', problem: { kind: 'not_found' } })
  })

  test('a link that is used while the modal is open shows an error when the password is saved', async () => {
    await type('four words in a row')
    await savePassword(token)
    await type('four other words here')
    await savePassword(token)
    expect($signup.get()).toMatchObject({ state: 'failed', problem: { key: 'problem.link_used' } })
    expect($popup.get()?.key).toBe('set-password')
  })

  test('without a network the link can be tried again (SPEC C16)', async () => {
    here.outside.setOnline(false)
    await openSignup(token)
    expect($signup.get()).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
    here.outside.setOnline(true)
    await openSignup(token)
    expect($signup.get().state).toBe('ready')
  })

  test('without a network the password stays typed, and can be saved afterwards (SPEC C16)', async () => {
    await type('four words in a row')
    here.outside.setOnline(false)
    await savePassword(token)
    expect($signup.get()).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
    here.outside.setOnline(true)
    await openSignup(token)
    expect($password.get()).toEqual({ typed: 'four words in a row', isSending: false })
    await savePassword(token)
    expect($session.get().userDetails?.firstName).toBe('Sam')
  })

  test('a second press while it is on its way sends nothing', async () => {
    await type('four words in a row')
    const { calls } = listCalls(here.outside)
    await Promise.all([savePassword(token), savePassword(token)])
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  test('what comes in after the modal was closed changes nothing, and no password stays in memory', async () => {
    await type('four words in a row')
    const late = openSignup(token)
    closeSignup()
    await late
    expect([$signup.get(), $password.get()]).toEqual([{ state: 'idle' }, { typed: '', isSending: false }])
  })

  test('no link and no password is ever in an address', async () => {
    const urls: string[] = []
    const { http } = here.outside
    here.outside.http = (url, init) => (urls.push(url), http(url, init))
    await type('four words in a row')
    await savePassword(token)
    expect(urls).not.toEqual([])
    expect(urls.join()).not.toContain(token)
    expect(urls.join()).not.toContain('four')
  })
})
