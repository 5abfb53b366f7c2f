import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../src/server/db/schema.ts'
import { $place } from '../../../src/routing/location.ts'
import { $session } from '../../../src/stores/session/session.ts'
import {
  $challenge,
  codeForm,
  dropCode,
  resendCode,
  sendCode,
  sendCodeForm,
  signInWithCode,
  typeCode
} from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { listCalls } from '../support/calls.ts'
import { codeTo, leave, mailsTo, newAddress, signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import type { DemoServer, Visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
/** Skips the delay before a code can be resent. */
let endPause = () => {}

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/user/code')
  const { clock } = here.outside
  const { after } = clock
  clock.after = (ms, run) => {
    if (ms !== 30_000) return after(ms, run)
    endPause = run
    return () => (endPause = () => {})
  }
})
afterEach(() => here.end())
afterAll(() => server.close())

const state = () => codeForm.$state.get()

/** Requests a code. */
async function send(to: string): Promise<void> {
  sendCodeForm.type('to', to)
  await sendCode()
}

/** Creates an account and signs out; returns its address and number. */
async function somebody(): Promise<{ email: string; phone: string }> {
  const email = await signUpAs(server.url)
  const { phone = '' } = $session.get().userDetails ?? {}
  leave()
  return { email, phone }
}

/** Returns another code than the one sent. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('customers sign in by a code (SPEC A1)', () => {
  test.each(['email', 'phone'] as const)('sent to their %s', async kind => {
    const to = (await somebody())[kind]
    await server.db.update(accounts).set({ phoneVerifiedAt: new Date() })
    await send(to)
    expect($challenge.get()).toMatchObject({ sentTo: to, canResend: false })
    codeForm.type('code', await codeTo(server.url, to))
    await signInWithCode()
    expect($session.get().userDetails?.firstName).toBe('Ada')
    expect($challenge.get()).toBeUndefined()
    expect($place.get().path).not.toBe('/user/code')
  })

  test('typed with spaces, as people read it', async () => {
    const { email } = await somebody()
    await send(email)
    const code = await codeTo(server.url, email)
    codeForm.type('code', ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await signInWithCode()
    expect($session.get().loggedIn).toBe(true)
  })

  test('with the sixth digit, and not before', async () => {
    const { email } = await somebody()
    await send(email)
    const { calls } = listCalls(here.outside)
    const code = await codeTo(server.url, email)
    for (let length = 1; length < 6; length++) typeCode(code.slice(0, length))
    expect(calls).toEqual([])
    typeCode(code)
    // A space more is not another code.
    typeCode(`${code} `)
    typeCode(`\u2068${code}\u2069`)
    await vi.waitFor(() => expect($session.get().loggedIn).toBe(true))
    expect(calls.filter(({ path }) => path.endsWith('/session/code/check'))).toHaveLength(1)
  })

  test('an address without an account gets the same response and no email', async () => {
    const nobody = newAddress('nobody')
    await send(nobody)
    expect($challenge.get()?.sentTo).toBe(nobody)
    expect(await mailsTo(server.url, nobody)).toEqual([])
    codeForm.type('code', '123456')
    await signInWithCode()
    expect(state().errors).toEqual({ code: 'wrong' })
  })

  test('nothing typed is sent nowhere', async () => {
    const { calls } = listCalls(here.outside)
    await send('  ')
    expect(sendCodeForm.$state.get().errors).toEqual({ to: 'required' })
    expect(calls).toEqual([])
  })
})

describe('a code', () => {
  test.each([
    ['', 'required'],
    ['12345', 'code'],
    ['12345x', 'code']
  ] as const)('of “%s” is said at the field and not sent', async (typed, error) => {
    await send((await somebody()).email)
    const { calls } = listCalls(here.outside)
    codeForm.type('code', typed)
    await signInWithCode()
    expect(state().errors).toEqual({ code: error })
    expect(calls).toEqual([])
  })

  test('that is wrong is said at the field, and can be typed again', async () => {
    const { email } = await somebody()
    await send(email)
    const code = await codeTo(server.url, email)
    codeForm.type('code', other(code))
    await signInWithCode()
    expect(state()).toMatchObject({ errors: { code: 'wrong' }, values: { code: other(code) } })
    codeForm.type('code', code)
    await signInWithCode()
    expect($session.get().loggedIn).toBe(true)
  })

  test('that was tried too often shows an error, and another can be requested immediately', async () => {
    const { email } = await somebody()
    await send(email)
    const code = await codeTo(server.url, email)
    for (let tries = 0; tries < 5; tries++) {
      codeForm.type('code', other(code))
      await signInWithCode()
    }
    codeForm.type('code', code)
    await signInWithCode()
    expect(state()).toMatchObject({ errors: { code: 'expired' }, problem: undefined })
    expect($challenge.get()?.canResend).toBe(true)
    await resendCode()
    codeForm.type('code', await codeTo(server.url, email))
    await signInWithCode()
    expect($session.get().loggedIn).toBe(true)
  })
})

describe('another code', () => {
  test('can be asked for after 30 seconds, and takes the place of the one before', async () => {
    const { email } = await somebody()
    await send(email)
    // Letters are written apart from the reply: the next one may not overtake it.
    await codeTo(server.url, email)
    codeForm.type('code', '12')
    expect($challenge.get()?.canResend).toBe(false)
    endPause()
    expect($challenge.get()?.canResend).toBe(true)
    await resendCode()
    expect($challenge.get()).toEqual({ sentTo: email, isNew: false, canResend: false, isResending: false })
    expect(state().values.code).toBe('')
    expect($toasts.get().at(-1)).toMatchObject({ key: 'code.resent', params: { to: email } })
    expect((await mailsTo(server.url, email)).length).toBeGreaterThan(1)
    codeForm.type('code', await codeTo(server.url, email))
    await signInWithCode()
    expect($session.get().loggedIn).toBe(true)
  })

  test('is asked for once however often the button is pressed', async () => {
    await send((await somebody()).email)
    const { calls } = listCalls(here.outside)
    await Promise.all([resendCode(), resendCode()])
    expect(calls.filter(({ path }) => path === '/v1/session/code')).toHaveLength(1)
  })

  test('that is one too many asks to wait, and keeps the typed digits', async () => {
    await send((await somebody()).email)
    codeForm.type('code', '12')
    for (let times = 0; times < 5; times++) await resendCode()
    expect(inWords(state().problem)).toMatch(/wait/)
    expect($challenge.get()?.isResending).toBe(false)
  })
})

test('going back keeps the address that was typed, and forgets the code', async () => {
  const { email } = await somebody()
  await send(email)
  codeForm.type('code', '123')
  dropCode()
  expect([$challenge.get(), state().values.code, sendCodeForm.$state.get().values.to]).toEqual([undefined, '', email])
  endPause()
  expect($challenge.get()).toBeUndefined()
})
