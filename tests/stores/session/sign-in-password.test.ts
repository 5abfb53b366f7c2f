import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $place } from '../../../src/routing/location.ts'
import { $cartCount } from '../../../src/stores/cart/offline-cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $renewal, sendNewLink } from '../../../src/stores/session/renew-link.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $password, openSignup, savePassword, typePassword } from '../../../src/stores/session/sign-in/set-password.ts'
import {
  $linkSentTo,
  forgotForm,
  passwordForm,
  sendPasswordLink,
  signInWithPassword,
  typedEmail
} from '../../../src/stores/session/sign-in/sign-in-password.ts'
import { refreshSession } from '../../../src/stores/session/sign-in/current-session.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { listCalls } from '../support/calls.ts'
import {
  goodPassword,
  leave,
  linkTo,
  mailsTo,
  newAddress,
  signUpAs,
  startBehindProxy,
  visitFromAfar
} from '../support/people.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, type Visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
let email: string

beforeAll(async () => {
  server = await startBehindProxy()
  here = await visitFromAfar(server.url, '#/user')
  email = await signUpAs(server.url)
  here.end()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/user')
})
afterEach(() => here.end())
afterAll(() => server.close())

const state = () => passwordForm.$state.get()

async function signInAs(address: string, password: string): Promise<void> {
  passwordForm.type('email', address)
  passwordForm.type('password', password)
  await signInWithPassword()
}

describe('customers sign in by password (SPEC A1)', () => {
  test('and are welcomed; the password stays nowhere', async () => {
    await signInAs(email, goodPassword)
    expect($session.get()).toMatchObject({ loggedIn: true, userDetails: { firstName: 'Ada', email } })
    expect($toasts.get()).toHaveLength(1)
    expect(state().values).toEqual({ email: '', password: '' })
    expect([...here.outside.cookies.values()].join()).not.toContain(goodPassword)
  })

  test('in whatever case the address is typed', async () => {
    await signInAs(` ${email.toUpperCase()} `, goodPassword)
    expect($session.get().loggedIn).toBe(true)
  })

  test.each([
    ['a wrong password', () => email],
    ['an address without an account', () => newAddress('nobody')]
  ])('%s shows the same error at the field, and keeps the typed values', async (_, address) => {
    const typed = address()
    await signInAs(typed, 'not the password')
    expect(state()).toMatchObject({
      errors: { password: 'wrong' },
      problem: undefined,
      values: { email: typed, password: 'not the password' }
    })
    expect($session.get().loggedIn).toBe(false)
  })

  test('input that the contract rejects is not sent', async () => {
    const { calls } = listCalls(here.outside)
    await signInAs('ada', '')
    expect(state().errors).toEqual({ email: 'email', password: 'required' })
    expect(calls).toEqual([])
  })

  test('after too many attempts it asks to wait, whatever the password is', async () => {
    const address = newAddress('often')
    for (let tries = 0; tries < 6; tries++) await signInAs(address, `wrong ${tries}`)
    expect(state()).toMatchObject({ errors: {}, problem: { kind: 'refused' } })
    expect(inWords(state().problem)).toMatch(/wait/)
    expect(state().values.email).toBe(address)
  })

  test('without a network it shows an error, and can be retried (SPEC C16)', async () => {
    here.outside.setOnline(false)
    await signInAs(email, goodPassword)
    expect(state().problem?.kind).toBe('offline')
    here.outside.setOnline(true)
    await signInWithPassword()
    expect($session.get().loggedIn).toBe(true)
  })

  test('no password is ever in an address', async () => {
    const urls: string[] = []
    const { http } = here.outside
    here.outside.http = (url, init) => (urls.push(url), http(url, init))
    await signInAs(email, goodPassword)
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.join()).not.toMatch(/lantern|people\.example/)
  })
})

describe('after a sign-in the shopper goes on where they came from', () => {
  test('at checkout, with the cart and all that they typed', async () => {
    here.outside.goTo('#/queen-west')
    await shopIsOpen()
    await addLine(plenty().id, 2)
    await fillIn()
    checkoutForm.type('notes', 'Side door')
    const form = checkoutForm.$state.get().values
    here.outside.goTo('#/user?back=checkout')
    await signInAs(email, goodPassword)
    expect($place.get().path).toBe('/queen-west/checkout')
    expect(checkoutForm.$state.get().values).toEqual(form)
    expect($cartCount.get()).toBe(2)
  })

  test('and Back does not lead to a form that has done its part', async () => {
    here.outside.goTo('#/queen-west')
    here.outside.goTo('#/user?back=menu')
    await signInAs(email, goodPassword)
    expect($place.get().path).toBe('/queen-west')
    here.outside.address.back()
    expect($place.get().path).toBe('/queen-west')
  })

  test('a session that expires at checkout offers the way to sign in again, after which the checkout is as it was', async () => {
    // A new account, because the one of the other tests may still have a cart.
    const own = await signUpAs(server.url)
    here.outside.goTo('#/queen-west')
    await shopIsOpen()
    await addLine(plenty().id)
    await fillIn()
    checkoutForm.type('notes', 'Side door')
    here.outside.goTo('#/queen-west/checkout')
    const form = checkoutForm.$state.get().values
    await fetch(`${server.url}/v1/session`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${$session.get().token}` }
    })
    await refreshSession()
    const toast = $toasts.get().at(-1)
    expect(toast).toMatchObject({ key: 'problem.unauthorized', signIn: '/user?back=checkout' })
    here.outside.goTo(`#${toast?.signIn}`)
    expect(typedEmail()).toBe(form.email)
    await signInAs(own, goodPassword)
    expect($place.get().path).toBe('/queen-west/checkout')
    expect(checkoutForm.$state.get().values).toEqual(form)
    expect($cartCount.get()).toBe(1)
  })
})

describe('a forgotten password', () => {
  async function forget(address: string): Promise<void> {
    forgotForm.type('email', address)
    await sendPasswordLink()
  }

  test('is reset by a link, which signs in; the previous password stops working', async () => {
    const own = await signUpAs(server.url)
    leave()
    await forget(own)
    expect($linkSentTo.get()).toBe(own)
    const link = await linkTo(server.url, own)
    here.outside.goTo(`#/queen-west?${link.toString()}`)
    expect($popup.get()).toEqual({
      key: 'set-password',
      data: { signup_token: link.get('signup_token'), source: 'reset' }
    })
    const token = link.get('signup_token') ?? ''
    await openSignup(token)
    typePassword('violet canoe harbour')
    await savePassword(token)
    expect($password.get().error).toBeUndefined()
    expect($session.get().userDetails?.email).toBe(own)
    leave()
    await signInAs(own, goodPassword)
    expect(state().errors).toEqual({ password: 'wrong' })
    await signInAs(own, 'violet canoe harbour')
    expect($session.get().loggedIn).toBe(true)
  })

  test('does not reveal whether an address has an account', async () => {
    const nobody = newAddress('nobody')
    await forget(nobody)
    expect($linkSentTo.get()).toBe(nobody)
    expect(await mailsTo(server.url, nobody)).toEqual([])
  })

  test('a used link can be replaced from its error message', async () => {
    const own = await signUpAs(server.url)
    leave()
    await forget(own)
    const token = (await linkTo(server.url, own)).get('signup_token') ?? ''
    await openSignup(token)
    typePassword('violet canoe harbour')
    await savePassword(token)
    const before = (await mailsTo(server.url, own)).length
    await sendNewLink('password', token)
    expect($renewal.get()).toEqual({ state: 'sent' })
    expect((await mailsTo(server.url, own)).length).toBe(before + 1)
    expect((await linkTo(server.url, own)).get('signup_token')).not.toBe(token)
  })
})

test('who signs in as somebody else finds nothing of the one before', async () => {
  here.outside.goTo('#/queen-west')
  await shopIsOpen()
  await signIn(server.url)
  await addLine(plenty().id)
  here.outside.goTo('#/user')
  await signInAs(email, goodPassword)
  expect($session.get().userDetails?.email).toBe(email)
  expect($cartCount.get()).toBe(0)
  expect([...here.outside.cookies.values()].join()).not.toMatch(/Moreau/)
})
