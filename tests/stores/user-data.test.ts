import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $quantities, addLine } from '../../src/stores/cart-lines.ts'
import { placeOrder } from '../../src/stores/checkout.ts'
import { valueOf } from '../../src/stores/load.ts'
import { $cartIds, $slug } from '../../src/stores/location.ts'
import { deleteAccount, deleteForm, exportData } from '../../src/stores/my-data.ts'
import { $againState, $myOrders, loadMyOrders, reorder } from '../../src/stores/my-orders.ts'
import { loadProfile } from '../../src/stores/profile.ts'
import { $session } from '../../src/stores/session.ts'
import { passwordForm, signInWithPassword } from '../../src/stores/sign-in-password.ts'
import { $toasts } from '../../src/stores/toasts.ts'
import { goodPassword, signUpAs, startBehindProxy, visitFromAfar } from './support/people.ts'
import { fillIn, plenty } from './support/shopping.ts'
import { type DemoServer, shopIsOpen, until, type Visit } from './support/visit.ts'

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

async function signInAs(address: string, password: string): Promise<void> {
  passwordForm.type('email', address)
  passwordForm.type('password', password)
  await signInWithPassword()
}

describe('the orders', () => {
  test('are ordered again, in the store that they were of, beside what its cart holds', async () => {
    here.outside.goTo('#/queen-west')
    await shopIsOpen()
    const bought = plenty().id
    await addLine(bought, 2)
    await fillIn()
    await placeOrder()
    await until($cartIds, ids => ids['queen-west'] === undefined)
    await addLine(bought)
    here.outside.goTo('#/kensington')
    await shopIsOpen()
    here.outside.goTo('#/user/orders')
    await loadMyOrders()
    const [order] = valueOf($myOrders.get())?.orders ?? []
    if (!order) throw new Error('No order was kept.')
    await reorder(order)
    expect($slug.get()).toBe('queen-west')
    expect($againState.get()).toEqual({ isBusy: false, added: 2, refused: [] })
    expect($quantities.get()).toEqual({ [bought]: 3 })
  })

  test('that can’t be had say so, and keep what is on show (SPEC C16)', async () => {
    await loadMyOrders()
    expect($myOrders.get()).toMatchObject({ state: 'ready', value: { orders: [] } })
    const { after } = here.outside.clock
    here.outside.clock.after = (ms, run) => after(ms < 5000 ? 0 : ms, run)
    here.outside.setOnline(false)
    await loadMyOrders()
    expect($myOrders.get()).toMatchObject({ state: 'stale', problem: { kind: 'offline' } })
  })
})

describe('the data of a person', () => {
  test('is handed over as a file (PIPEDA, principle 9; Quebec Law 25, s. 27)', async () => {
    await exportData()
    const text = here.outside.saved.get('my-data.json') ?? ''
    expect(JSON.stringify(JSON.parse(text))).toContain(email)
    expect(text).not.toContain(goodPassword)
  })

  test('is deleted by who knows the password (Quebec Law 25, s. 28.1)', async () => {
    await loadProfile()
    deleteForm.type('password', 'not the password')
    await deleteAccount()
    expect(deleteForm.$state.get().errors).toEqual({ password: 'wrong' })
    expect($session.get().loggedIn).toBe(true)
    deleteForm.type('password', goodPassword)
    await deleteAccount()
    expect($session.get().loggedIn).toBe(false)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'data.deleted' })
    await signInAs(email, goodPassword)
    expect(passwordForm.$state.get().errors).toEqual({ password: 'wrong' })
  })

  test('is not deleted without a password', async () => {
    await loadProfile()
    await deleteAccount()
    expect(deleteForm.$state.get().errors).toEqual({ password: 'required' })
  })
})
