import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $tender, chooseTender } from '../../../src/stores/checkout/card.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $isAsap, chooseAsap } from '../../../src/stores/checkout/chosen-slot.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { openDemo } from '../support/demo-shop.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until, type Visit } from '../support/visit.ts'

const shop = openDemo()

/** Opens the shop, with the session storage of the tab's previous page. */
async function open(before?: Visit, hash = '#/queen-west'): Promise<void> {
  const outside = testPlatform(before?.outside.cookies)
  outside.tabKept = before?.outside.tabKept
  shop.visit({ hash, outside })
  await shopIsOpen()
}

/** Reloads the page in the same tab. */
async function reload(): Promise<void> {
  const before = shop.here
  before.end()
  expect(checkoutForm.$state.get().values.first_name).toBe('')
  await open(before)
  await until($cart, load => load.state === 'ready')
}

describe('a guest’s checkout form survives a reload (SPEC C16)', () => {
  beforeEach(async () => {
    await open()
    await addLine(plenty().id)
  })

  test('with who orders, notes and the chosen time, but no date of birth', async () => {
    await fillIn()
    checkoutForm.type('notes', 'Ring twice')
    checkoutForm.type('dob', '1990-05-17')
    const typed = checkoutForm.$state.get().values
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('Ring twice'))
    expect(shop.here.outside.tabKept).not.toContain('1990-05-17')
    await reload()
    await vi.waitFor(() => expect(checkoutForm.$state.get().values).toEqual({ ...typed, dob: '' }))
    expect([...shop.here.outside.cookies.values()].join()).not.toContain('Tremblay')
  })

  test('with as soon as possible, whose time is found anew, and nothing is kept for it alone', async () => {
    chooseAsap()
    expect(shop.here.outside.tabKept).toBeUndefined()
    await fillIn()
    chooseAsap()
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('"slot":""'))
    await reload()
    await vi.waitFor(() => expect(checkoutForm.$state.get().values.first_name).toBe('Élise'))
    expect($isAsap.get()).toBe(true)
  })

  test('with the card that was chosen, also if nothing was typed', async () => {
    chooseTender('card')
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('card'))
    await reload()
    await vi.waitFor(() => expect($tender.get()).toBe('card'))
    chooseTender('in_store')
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toBeUndefined())
  })

  test('and is gone with the order', async () => {
    await fillIn()
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('Tremblay'))
    expect(await placeOrder()).toBeDefined()
    expect(shop.here.outside.tabKept).toBeUndefined()
  })

  test('and is cleared by a sign-out; while signed in, only details that the account lacks are saved', async () => {
    await signIn(shop.server.url)
    checkoutForm.type('notes', 'Ring twice')
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('Ring twice'))
    expect(shop.here.outside.tabKept).not.toContain('Moreau')
    await signOut()
    expect(shop.here.outside.tabKept).toBeUndefined()
  })

  test('and is private: a draft saved while signed in is not restored for a guest', async () => {
    await signIn(shop.server.url)
    checkoutForm.type('notes', 'Ring twice')
    await vi.waitFor(() => expect(shop.here.outside.tabKept).toContain('Ring twice'))
    const { tabKept } = shop.here.outside
    shop.here.end()
    const outside = testPlatform()
    outside.tabKept = tabKept
    shop.visit({ hash: '#/queen-west', outside })
    await shopIsOpen()
    await addLine(plenty().id)
    await vi.waitFor(() => expect(outside.tabKept).toBeUndefined())
    expect(checkoutForm.$state.get().values.notes).toBe('')
  })
})

test('at a kiosk nothing of it is kept (SPEC C15)', async () => {
  await open(undefined, '#/queen-west?in_store=1')
  await addLine(plenty().id)
  await fillIn()
  checkoutForm.type('notes', 'Ring twice')
  expect(shop.here.outside.tabKept).toBeUndefined()
})
