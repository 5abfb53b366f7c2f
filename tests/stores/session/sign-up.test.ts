import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $place } from '../../../src/routing/location.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $challenge, codeForm, signInWithCode } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { beginSignUp, fillSignUp, signUpForm } from '../../../src/stores/session/sign-in/sign-up.ts'
import { $user } from '../../../src/stores/session/user.ts'
import { listCalls } from '../support/calls.ts'
import {
  codeTo,
  goodPassword,
  leave,
  mailsTo,
  newAddress,
  signUpAs,
  typeAccount,
  startBehindProxy,
  visitFromAfar
} from '../support/people.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/user/sign-up')
})
afterEach(() => here.end())
afterAll(() => server.close())

const state = () => signUpForm.$state.get()

describe('customers sign up (SPEC A1)', () => {
  test('with a code that finishes the account, and are signed in from then on', async () => {
    const email = await signUpAs(server.url)
    expect($session.get().userDetails).toMatchObject({
      firstName: 'Ada',
      lastName: 'Ng',
      email,
      dob: '1990-04-23',
      emailNotification: true,
      smsNotification: false,
      marketing: false
    })
  })

  test('and none of their input is kept in the forms', async () => {
    await signUpAs(server.url)
    await until($place, ({ path }) => path === '/user')
    expect([state().values.password, state().values.email, codeForm.$state.get().values.code]).toEqual(['', '', ''])
    expect($challenge.get()).toBeUndefined()
  })

  test('with the opt-ins that they tick, and no others (CASL)', async () => {
    const email = newAddress()
    typeAccount(email, { emailNotification: false, smsNotification: true })
    await beginSignUp()
    codeForm.type('code', await codeTo(server.url, email))
    await signInWithCode()
    expect($session.get().userDetails).toMatchObject({
      emailNotification: false,
      smsNotification: true,
      marketing: false
    })
  })

  test('starting from the details that they typed at checkout', () => {
    $user.set({ ...$user.get(), first_name: 'Élise', email: 'elise@example.com' })
    signUpForm.type('email', 'other@example.com')
    fillSignUp()
    expect(state().values).toMatchObject({ first_name: 'Élise', email: 'other@example.com', dob: '' })
  })

  test('with an address that has an account already, whose code signs in to that', async () => {
    const email = await signUpAs(server.url)
    const { token } = $session.get()
    leave()
    typeAccount(email, { first_name: 'Somebody', last_name: 'Else' })
    await beginSignUp()
    expect($challenge.get()?.sentTo).toBe(email)
    codeForm.type('code', await codeTo(server.url, email))
    await signInWithCode()
    expect($session.get().userDetails?.firstName).toBe('Ada')
    expect($session.get().token).not.toBe(token)
  })
})

describe('bad input gets a message at the field (SPEC C17)', () => {
  test('from the contract before anything is sent', async () => {
    const { calls } = listCalls(here.outside)
    signUpForm.type('email', 'ada')
    signUpForm.type('phone', '12')
    signUpForm.type('password', 'short')
    await beginSignUp()
    expect(state().errors).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'email',
      phone: 'phone',
      dob: 'required',
      password: 'too_short'
    })
    expect(calls).toEqual([])
    expect(state().refusals).toBe(1)
  })

  test.each(['yesterday', '1990-02-30', '19900230', '4/23/1990'])('%s is no date', async dob => {
    typeAccount(newAddress(), { dob })
    await beginSignUp()
    expect(state().errors).toEqual({ dob: 'date' })
    expect(state().values.dob).toBe(dob)
  })

  test.each([
    ['a person who is too young', { dob: `${new Date().getFullYear() - 10}0101` }, { dob: 'too_young' }],
    ['a date that is to come', { dob: '2999-01-01' }, { dob: 'past' }],
    ['a password that is easily guessed', { password: 'password1234' }, { password: 'guessable' }]
  ] as const)('from the server of %s, and nothing typed is lost', async (_, typed, errors) => {
    const email = newAddress()
    typeAccount(email, typed)
    await beginSignUp()
    expect(state().errors).toEqual(errors)
    expect(state().values).toMatchObject({ first_name: 'Ada', email, ...typed })
    expect(state().problem).toBeUndefined()
    expect(await mailsTo(server.url, email)).toEqual([])
  })

  test('an error disappears as soon as its field is corrected', async () => {
    await beginSignUp()
    signUpForm.type('first_name', 'A')
    expect(state().errors.first_name).toBeUndefined()
    expect(state().errors.last_name).toBe('required')
  })
})

describe('an account that is begun', () => {
  test('is sent once however often the button is pressed', async () => {
    typeAccount(newAddress())
    const { calls } = listCalls(here.outside)
    await Promise.all([beginSignUp(), beginSignUp()])
    expect(calls.filter(({ path }) => path === '/v1/account')).toHaveLength(1)
  })

  test('without a network shows an error and keeps the typed values (SPEC C16)', async () => {
    typeAccount(newAddress())
    here.outside.setOnline(false)
    await beginSignUp()
    expect(state().problem?.kind).toBe('offline')
    expect(state().values.password).toBe(goodPassword)
  })

  test('gets its email in the shopper’s language', async () => {
    await setLocale('fr-CA')
    const email = newAddress()
    typeAccount(email)
    await beginSignUp()
    expect((await mailsTo(server.url, email))[0]?.body).toMatch(/Bienvenue/)
  })

  test('is forgotten with the shopper who signs out', async () => {
    typeAccount(newAddress())
    await beginSignUp()
    here.end()
    expect([state().values.email, $challenge.get()]).toEqual(['', undefined])
    here = visit(server.url)
  })
})

describe('`signup` opens sign-up (SPEC C6)', () => {
  const open = async (pageQuery: string, hash: string) => {
    here.end()
    const outside = testPlatform()
    outside.pageQuery = pageQuery
    here = visit(server.url, { hash, outside })
    await until($business, load => load.state === 'ready')
  }
  const hash = () => here.outside.address.hash()

  test.each([
    ['?signup=1', ''],
    ['', '#/queen-west?signup'],
    ['', '#/user?signup=1']
  ])('from the page’s query “%s” and the fragment “%s”', async (pageQuery, fragment) => {
    await open(pageQuery, fragment)
    expect($place.get().path).toBe('/user/sign-up')
    expect(here.outside.pageQuery).toBe(pageQuery)
    expect(hash()).not.toMatch(/signup/)
  })

  test.each([
    ['?signup=0', ''],
    ['?signup=1', '#/queen-west'],
    ['', '#/queen-west?signup=no']
  ])('but not from the page’s query “%s” with the fragment “%s”', async (pageQuery, fragment) => {
    await open(pageQuery, fragment)
    expect($place.get().path).not.toMatch(/user/)
  })

  test('from a link on the page too', () => {
    here.outside.goTo('#/queen-west')
    here.outside.goTo('#/queen-west?signup=1&iframe=1')
    expect(hash()).toBe('#/user/sign-up?back=menu&iframe=1')
  })

  test('but not for who is signed in', async () => {
    await signUpAs(server.url)
    here.outside.goTo('#/queen-west?signup=1')
    expect($place.get().path).toBe('/queen-west')
  })
})

test('after the sign-up the shopper is where they came from, with their cart', async () => {
  here.outside.goTo('#/queen-west')
  await shopIsOpen()
  await addLine(plenty().id, 2)
  here.outside.goTo('#/user/sign-up?back=checkout')
  await signUpAs(server.url)
  await until($place, ({ path }) => path === '/queen-west/checkout')
  expect($cartCount.get()).toBe(2)
})
