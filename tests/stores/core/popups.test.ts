import { reset } from '../../../src/client/reset.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $cart, openCart } from '../../../src/stores/cart/cart.ts'
import { $cartFull, dismissCartFull } from '../../../src/stores/cart/cart-full.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { addLine, removeLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $popup, closePopup, openPopup, type Popup } from '../../../src/stores/core/popup.ts'
import { variants } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

const password: Popup = { key: 'set-password', data: { signup_token: 's' } }
const full: Popup = { key: 'cart-full', data: { limit: 30, exceedValue: 26 } }

describe('one dialog at a time is on show, by its key and with its data (SPEC A3, Popup)', () => {
  afterEach(() => reset('visitor'))

  test('one that is opened while another is on show waits for its turn', () => {
    openPopup(password)
    openPopup(full)
    openPopup({ key: 'cart-full', data: { limit: 30, exceedValue: 1 } })
    expect($popup.get()).toEqual(password)
    closePopup()
    expect($popup.get()).toEqual(full)
    closePopup()
    expect($popup.get()?.data).toEqual({ limit: 30, exceedValue: 1 })
    closePopup()
    expect($popup.get()).toBeUndefined()
  })

  test('closing all leaves none waiting', () => {
    openPopup(password)
    openPopup(full)
    reset('visitor')
    openPopup(full)
    closePopup()
    expect($popup.get()).toBeUndefined()
  })
})

describe('the cart-full notice is bound to cartFull (active, limit, exceedValue) (SPEC A2, A3, C10)', () => {
  let server: DemoServer
  let here: Visit
  let ounce: string

  beforeAll(async () => {
    server = await startDemo()
  }, 60_000)
  beforeEach(async () => {
    here = visit(server.url, { hash: '#/queen-west' })
    await shopIsOpen()
    const found = variants().find(one => one.product.limitClass === 'dried' && one.weight === 28 && one.stock >= 2)
    ounce = found?.id ?? ''
    await addLine(ounce)
  })
  afterEach(() => here.end())
  afterAll(() => server.close())

  test('a refusal opens it with the limit and the excess in grams; closing it returns to the current cart', async () => {
    expect($popup.get()).toBeUndefined()
    expect(await addLine(ounce)).toBe(false)
    expect($popup.get()).toEqual(full)
    expect($cartFull.get()).toEqual({ active: true, limit: 30, exceedValue: 26 })
    dismissCartFull()
    closePopup()
    expect($cartFull.get()).toEqual({ active: false, limit: 30, exceedValue: 0 })
    expect(dataOf($cart.get())?.lines).toMatchObject([{ variant: ounce, quantity: 1 }])
    expect([$popup.get(), $cartProblem.get()]).toEqual([undefined, undefined])
  })

  test('the next refusal opens it again', async () => {
    await addLine(ounce)
    dismissCartFull()
    closePopup()
    await addLine(ounce)
    expect($popup.get()).toEqual(full)
  })

  test('it goes when the shopper goes elsewhere', async () => {
    await addLine(ounce)
    expect($popup.get()).toEqual(full)
    here.outside.goTo('#/queen-west/cart')
    expect($popup.get()).toBeUndefined()
  })

  test('reading the cart or taking something out does not', async () => {
    await openCart('queen-west')
    await removeLine(ounce)
    expect($popup.get()).toBeUndefined()
    expect($cartFull.get()).toEqual({ active: false, limit: 30, exceedValue: 0 })
  })
})
