import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $parts } from '../../../src/app/loading/parts.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $isWaiting } from '../../../src/stores/cart/lines/optimistic-quantities.ts'
import { $busyVariants, $quantities, setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $visitorAge } from '../../../src/stores/session/visitor-age.ts'
import { emptyRequests } from '../support/late-cart.ts'
import { openDemo } from '../support/demo-shop.ts'
import { keptCookies } from '../support/kept.ts'
import { plenty } from '../support/shopping.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

let fillRequests = () => {}
let fail: ((error: Error) => void) | undefined
let release = () => {}

/** A visit on which the part `common` waits until it is released, or fails. */
async function visitWithoutCommon(cookies?: Map<string, string>): Promise<TestPlatform> {
  const outside = testPlatform(cookies)
  $parts.set({})
  fillRequests = emptyRequests()
  outside.loadPart = async (name, load) => {
    if (name === 'common') {
      await new Promise<void>((resolve, reject) => {
        release = resolve
        fail = reject
      })
    }
    const code = await load()
    if (name === 'common') fillRequests()
    return code
  }
  shop.visit({ hash: '#/queen-west', outside })
  await until($visitorAge, ({ verified }) => verified)
  await until($menu, load => load.state === 'ready' && load.value.complete)
  return outside
}

const ofAge = () => new Map([['storefront.visitorAge', keptCookies().get('storefront.visitorAge') ?? '']])

beforeEach(async () => {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
})
afterEach(() => fillRequests())

test('a first tap shows its quantity before the code of the cart has loaded, and is sent once it has', async () => {
  shop.here.end()
  await visitWithoutCommon(ofAge())
  const { id } = plenty()
  const added = setQuantity(id, 1)
  void setQuantity(id, 2)
  expect($quantities.get()).toEqual({ [id]: 2 })
  expect([...$busyVariants.get()]).toEqual([id])
  expect($cart.get().state).toBe('idle')
  await until($parts, ({ common }) => common?.state === 'loading')
  release()
  expect(await added).toBe(true)
  expect(dataOf($cart.get())?.lines).toMatchObject([{ variant: id, quantity: 2 }])
  expect($busyVariants.get().size).toBe(0)
})

test('a tap whose code can’t be had is kept on the device, and sent when the code can be had again', async () => {
  shop.here.end()
  const outside = await visitWithoutCommon(ofAge())
  const { id } = plenty()
  const added = setQuantity(id, 3)
  await until($parts, ({ common }) => common?.state === 'loading')
  fail?.(new Error('offline'))
  await until($isWaiting, isWaiting => isWaiting)
  expect($quantities.get()).toEqual({ [id]: 3 })
  expect($busyVariants.get().size).toBe(0)
  expect($toasts.get()).toMatchObject([{ key: 'cart.waits' }])
  expect(outside.cookies.get('storefront.location')).toContain(id)
  // So is the next one, which finds the code missing.
  void setQuantity(id, 4)
  await until($quantities, quantities => quantities[id] === 4)
  await until($busyVariants, busy => busy.size === 0)
  expect($quantities.get()).toEqual({ [id]: 4 })
  outside.comeBack()
  await until($parts, ({ common }) => common?.state === 'loading')
  // No timer runs out: only the code that is there now has it sent.
  outside.clock.after = () => () => {}
  release()
  await until($isWaiting, isWaiting => !isWaiting)
  expect(await added).toBe(true)
  expect(dataOf($cart.get())?.lines).toMatchObject([{ variant: id, quantity: 4 }])
})

test('a cart of an earlier visit is read as soon as its code has loaded', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  const { cookies } = shop.here.outside
  shop.here.end()
  await visitWithoutCommon(new Map([...cookies, ...ofAge()]))
  expect($cart.get().state).toBe('loading')
  expect($quantities.get()).toEqual({})
  release()
  await until($cart, load => load.state === 'ready')
  expect($quantities.get()).toEqual({ [id]: 2 })
})
