import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, business } from '../../../src/server/db/schema.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { $parts } from '../../../src/app/loading/parts.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { reset } from '../../../src/client/reset.ts'
import { $ageRefused, askAgeAgain, confirmAge, refuseAge } from '../../../src/stores/session/age-question.ts'
import { submitBirth, typeBirth } from '../../../src/stores/session/birth-gate.ts'
import { signUpForm } from '../../../src/stores/session/sign-in/sign-up.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { $gateIsUp, $visitorAge, setAge } from '../../../src/stores/session/visitor-age.ts'
import { signIn } from '../support/sign-in.ts'
import { shortMenu } from '../support/short-menu.ts'
import { testPlatform, type TestPlatform } from '../support/test-env.ts'
import { type DemoServer, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

/** Opens the shop in a tab, and waits until all code is there. */
async function open(outside: TestPlatform, hash: string): Promise<void> {
  here = visit(server.url, { hash, outside })
  await until($business, load => load.state === 'ready')
  await until($parts, ({ common }) => common?.state === 'ready')
  await until($location, ({ detail }) => detail !== undefined || hash === '#/')
}

/** Reloads the page in the same tab, or opens it in a new one. */
async function reload(hash = '#/queen-west', isNewTab = false): Promise<void> {
  const { cookies, refusedAge } = here.outside
  here.end()
  const outside = testPlatform(cookies)
  outside.refusedAge = isNewTab ? undefined : refusedAge
  await open(outside, hash)
}

function answerBirth(year: number): void {
  typeBirth('day', '1')
  typeBirth('month', '1')
  typeBirth('year', String(year))
  submitBirth()
}

const yearsAgo = (years: number): number => new Date().getFullYear() - years

const setMode = (ageGate: 'yes-no' | 'date-of-birth' | 'account') => server.db.update(business).set({ ageGate })

/** The demo shop, with a second store where the legal age is lower. */
const shop = {
  ...shortMenu,
  locations: shortMenu.locations.map(one => (one.slug === 'kensington' ? { ...one, legalAge: 18 } : one))
}

beforeAll(async () => {
  server = await startTestServer({ log: () => {}, seed: shop })
}, 60_000)
beforeEach(() => setMode('yes-no'))
afterEach(() => here.end())
afterAll(() => server.close())

describe('a refusal of the age gate (SPEC C11)', () => {
  it('is kept over a reload in the mode `yes-no`, until the visitor takes a no by mistake back', async () => {
    await open(testPlatform(), '#/queen-west')
    refuseAge()
    await reload()
    expect([$ageRefused.get(), $gateIsUp.get()]).toEqual([true, true])
    askAgeAgain()
    await reload()
    expect($ageRefused.get()).toBe(false)
    confirmAge()
    expect($gateIsUp.get()).toBe(false)
  })

  it('is kept over a reload in the mode `date-of-birth`, and is not known in a new tab', async () => {
    await setMode('date-of-birth')
    await open(testPlatform(), '#/queen-west')
    answerBirth(yearsAgo(17))
    await reload()
    expect([$ageRefused.get(), $gateIsUp.get()]).toEqual([true, true])
    await reload('#/queen-west', true)
    expect($ageRefused.get()).toBe(false)
  })

  it('holds on the list of stores for a date of birth that is too young for all of them', async () => {
    await setMode('date-of-birth')
    await open(testPlatform(), '#/')
    answerBirth(yearsAgo(12))
    expect($ageRefused.get()).toBe(true)
  })

  it('is not undone by another date at a store with a lower legal age', async () => {
    await setMode('date-of-birth')
    await open(testPlatform(), '#/queen-west')
    answerBirth(yearsAgo(17))
    here.outside.goTo('#/kensington')
    await until($location, ({ detail }) => detail?.slug === 'kensington')
    answerBirth(yearsAgo(40))
    expect([$gateIsUp.get(), $visitorAge.get().detail?.age]).toEqual([false, 18])
    here.outside.goTo('#/queen-west')
    await until($location, ({ detail }) => detail?.slug === 'queen-west')
    expect($gateIsUp.get()).toBe(true)
  })

  it('stands against an age that another tab has confirmed', async () => {
    await open(testPlatform(), '#/queen-west')
    refuseAge()
    setAge(30)
    expect($gateIsUp.get()).toBe(true)
    await reload()
    expect($gateIsUp.get()).toBe(true)
  })

  it('is kept in the mode `account`: no other account and no sign-up follows on one that is too young', async () => {
    await setMode('account')
    await open(testPlatform(), '#/queen-west')
    await server.db.update(accounts).set({ dob: `${yearsAgo(17)}-01-01` })
    await signIn(server.url)
    expect([$gateIsUp.get(), $ageRefused.get()]).toEqual([true, true])
    here.outside.goTo('#/user/profile')
    expect($gateIsUp.get()).toBe(false)
    await signOut()
    here.outside.goTo('#/user/sign-up')
    expect($gateIsUp.get()).toBe(true)
    await reload('#/queen-west')
    expect($ageRefused.get()).toBe(true)
  })

  it('is kept in the mode `account` after a sign-up that is too young for every store', async () => {
    await setMode('account')
    await open(testPlatform(), '#/queen-west')
    here.outside.goTo('#/user/sign-up')
    signUpForm.refuse({ dob: 'too_young' })
    expect($gateIsUp.get()).toBe(true)
    await reload('#/user/sign-up')
    expect([$ageRefused.get(), $gateIsUp.get()]).toEqual([true, true])
  })

  it('ends with the visit at a kiosk', async () => {
    await open(testPlatform(), '#/queen-west')
    refuseAge()
    reset('visitor')
    expect([here.outside.refusedAge, $ageRefused.get()]).toEqual([undefined, false])
  })
})
