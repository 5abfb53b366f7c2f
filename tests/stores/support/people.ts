import { vi } from 'vitest'
import { $session, endSession } from '../../../src/stores/session/session.ts'
import { $challenge, codeForm, signInWithCode } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { beginSignUp, signUpForm } from '../../../src/stores/session/sign-in/sign-up.ts'
import { $parts } from '../../../src/app/loading/parts.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { testPlatform } from './test-env.ts'
import { type DemoServer, startDemo, until, type Visit, visit } from './visit.ts'

interface Mail {
  channel: string
  subject: string
  body: string
}

let people = 0
let visits = 0
let underWay = 0

/** Waits until no call of a visit from afar is under way. */
export const allAnswered = () => vi.waitUntil(() => underWay === 0)

/** The real demo server behind a proxy, which sets the client address of each visit: no network may sign up so many people. */
export const startBehindProxy = (): Promise<DemoServer> => startDemo({ proxies: 1, menuAge: 0 })

/** Begins a visit from its own network, and waits until all code is loaded. */
export async function visitFromAfar(api: string, hash: string): Promise<Visit> {
  const outside = testPlatform()
  const { http } = outside
  const from = `10.0.0.${++visits}`
  outside.http = (url, init) => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', from)
    underWay++
    return http(url, { ...init, headers }).finally(() => underWay--)
  }
  const here = visit(api, { hash, outside })
  await until($business, load => load.state === 'ready')
  await until($parts, ({ common }) => common?.state === 'ready')
  return here
}

/** Returns an address without an account. */
export const newAddress = (name = 'ada'): string => `${name}.${++people}@people.example`

/** Returns the messages to an address or number, newest first. */
export async function mailsTo(api: string, to: string): Promise<Mail[]> {
  const reply = await fetch(`${api}/mailbox.json?to=${encodeURIComponent(to)}`)
  return ((await reply.json()) as { mails: Mail[] }).mails
}

/** Returns the last code that was sent. */
export async function codeTo(api: string, to: string): Promise<string> {
  const [mail] = await mailsTo(api, to)
  return /\b\d{6}\b/.exec(`${mail?.subject} ${mail?.body}`)?.[0] ?? ''
}

/** Returns the query of the last link that was sent. */
export async function linkTo(api: string, to: string): Promise<URLSearchParams> {
  const [mail] = await mailsTo(api, to)
  return new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? api).searchParams
}

export const goodPassword = 'lantern gravel teapot'

/** Fills in a new account. */
export function typeAccount(email: string, others: Partial<Parameters<typeof signUpForm.fillIn>[0]> = {}): void {
  const phone = `416 555 ${String(1000 + people)}`
  const typed = { first_name: 'Ada', last_name: 'Ng', email, phone, dob: '1990-04-23', password: goodPassword }
  signUpForm.reset()
  signUpForm.fillIn({ ...typed, ...others })
}

/** Signs up a new person, who is then signed in. */
export async function signUpAs(api: string, email = newAddress()): Promise<string> {
  typeAccount(email)
  await beginSignUp()
  await until($challenge, challenge => challenge !== undefined)
  codeForm.type('code', await codeTo(api, email))
  await signInWithCode()
  await until($session, ({ loggedIn }) => loggedIn)
  return email
}

/** Signs out on this page only; the session continues elsewhere. */
export const leave = (): void => endSession('signed-out')
