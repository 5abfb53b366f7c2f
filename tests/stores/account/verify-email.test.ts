import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $quantities } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $profile, loadProfile, profileForm, saveProfile } from '../../../src/stores/account/profile.ts'
import { $renewal, sendNewLink } from '../../../src/stores/session/renew-link.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $verification, confirmEmail } from '../../../src/stores/account/verify-email.ts'
import { linkTo, mailsTo, newAddress, signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import { plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, until, type Visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let email: string

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/user')
  email = await signUpAs(server.url)
})
afterEach(() => here.end())
afterAll(() => server.close())

const profile = () => dataOf($profile.get())

describe('a new email address', () => {
  const change = async (to: string) => {
    await loadProfile()
    profileForm.type('email', to)
    await saveProfile()
  }

  test('waits until its link was followed, and is theirs then, in the same session and with the same cart', async () => {
    here.outside.goTo('#/queen-west')
    await shopIsOpen()
    await addLine(plenty().id)
    const carts = $cartIds.get()
    const quantities = $quantities.get()
    const next = newAddress('new')
    await change(next)
    expect(profile()).toMatchObject({ email, pendingEmail: next })
    const link = await linkTo(server.url, next)
    expect(link.has('verify_email')).toBe(true)
    here.outside.goTo(`#/user?${link.toString()}`)
    expect($popup.get()).toEqual({ key: 'verify-email', data: { token: link.get('token') } })
    expect(here.outside.address.hash()).toBe('#/user')
    await confirmEmail(link.get('token') ?? '')
    expect($popup.get()).toBeUndefined()
    expect($toasts.get().at(-1)).toMatchObject({ key: 'verify.done', params: { email: next } })
    await until($session, ({ userDetails }) => userDetails?.email === next)
    await until($profile, load => dataOf(load)?.pendingEmail === null)
    expect([$cartIds.get(), $quantities.get()]).toEqual([carts, quantities])
  })

  test('that waits is kept when something else is saved', async () => {
    const next = newAddress('new')
    await change(next)
    here.outside.goTo('#/user/profile')
    await loadProfile()
    profileForm.type('last_name', 'Nguyen')
    await saveProfile()
    expect(profile()).toMatchObject({ last_name: 'Nguyen', pendingEmail: next })
  })

  test('a used link shows an error, and a new one can be requested while the address is unconfirmed', async () => {
    const next = newAddress('new')
    await change(next)
    const token = (await linkTo(server.url, next)).get('token') ?? ''
    const before = (await mailsTo(server.url, next)).length
    await sendNewLink('verify', token)
    expect($renewal.get()).toEqual({ state: 'sent' })
    expect((await mailsTo(server.url, next)).length).toBe(before + 1)
    await confirmEmail((await linkTo(server.url, next)).get('token') ?? '')
    await confirmEmail(token)
    expect($verification.get()).toMatchObject({ state: 'failed', problem: { kind: 'refused' } })
  })

  test('an unknown link shows an error', async () => {
    await confirmEmail('nobody')
    expect($verification.get()).toMatchObject({ state: 'failed', problem: { kind: 'not_found' } })
  })
})
