import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../../../src/server/db/schema.ts'
import {
  $addresses,
  $removed,
  $writing,
  addressForm,
  loadAddresses,
  removeAddress,
  restoreAddress,
  saveAddress,
  writeAddress
} from '../../../src/stores/account/addresses.ts'
import { $quantities } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { changePassword, changePasswordForm } from '../../../src/stores/account/change-password.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $devices, loadDevices, signOutDevice, signOutEverywhere } from '../../../src/stores/account/devices.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $cartIds, $slug } from '../../../src/stores/location/location.ts'
import { deleteAccount, deleteForm, exportData } from '../../../src/stores/account/my-data.ts'
import { reorder } from '../../../src/stores/account/my-orders.ts'
import { $reordering } from '../../../src/stores/order/reorder.ts'
import { $myOrders, loadMyOrders } from '../../../src/stores/order/past-orders.ts'
import { $profile, loadProfile, profileForm, saveProfile } from '../../../src/stores/account/profile.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { passwordForm, signInWithPassword } from '../../../src/stores/session/sign-in/sign-in-password.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { allAnswered, goodPassword, leave, signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { statusOf } from '../support/sign-in.ts'
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
const addresses = () => dataOf($addresses.get())?.addresses ?? []
const devices = () => dataOf($devices.get())?.devices ?? []

async function signInAs(address: string, password: string): Promise<void> {
  passwordForm.type('email', address)
  passwordForm.type('password', password)
  await signInWithPassword()
}

describe('the profile', () => {
  test('is changed, and so is who the shop knows', async () => {
    await loadProfile()
    profileForm.type('first_name', 'Adele')
    profileForm.type('marketing', true)
    await saveProfile()
    expect(profile()).toMatchObject({ first_name: 'Adele', marketing: true })
    expect($session.get().userDetails).toMatchObject({ firstName: 'Adele', lastName: 'Ng', marketing: true })
    expect(here.outside.cookies.get('storefront.user')).toContain('Adele')
  })

  test('shows the error at the field, and keeps the typed number', async () => {
    await loadProfile()
    profileForm.type('phone', '12')
    await saveProfile()
    expect(profileForm.$state.get()).toMatchObject({ errors: { phone: 'phone' }, values: { phone: '12' } })
    await loadProfile()
    expect(profileForm.$state.get().values.phone).toBe('12')
  })

  test('is forgotten with its person', async () => {
    await loadProfile()
    leave()
    expect([$profile.get().state, profileForm.$state.get().values.email]).toEqual(['idle', ''])
  })
})

describe('the password', () => {
  const change = async (current: string, password: string) => {
    changePasswordForm.type('current', current)
    changePasswordForm.type('password', password)
    await changePassword()
  }

  test('is changed by who knows the one before, and all other devices are signed out', async () => {
    const { token } = $session.get()
    leave()
    await signInAs(email, goodPassword)
    await loadDevices()
    expect(devices()).toHaveLength(2)
    await change(goodPassword, 'violet canoe harbour')
    expect(changePasswordForm.$state.get().values).toEqual({ current: '', password: '' })
    expect($toasts.get().at(-1)).toMatchObject({ key: 'security.changed' })
    expect(devices().map(({ current }) => current)).toEqual([true])
    expect(await statusOf(server.url, token ?? '')).toBe(401)
    expect(await statusOf(server.url, $session.get().token ?? '')).toBe(200)
  })

  test('is set by who had none, and called changed from then on', async () => {
    await server.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, email))
    await loadProfile()
    await change('', goodPassword)
    expect($toasts.get().at(-1)).toMatchObject({ key: 'security.isSet' })
    await change(goodPassword, 'violet canoe harbour')
    expect($toasts.get().at(-1)).toMatchObject({ key: 'security.changed' })
  })

  test.each([
    ['a wrong one before', 'not the password', 'violet canoe harbour', { current: 'wrong' }],
    ['a new one that is too short', goodPassword, 'short', { password: 'too_short' }],
    ['a new one that is easily guessed', goodPassword, 'password1234', { password: 'guessable' }]
  ] as const)('%s is said at its field', async (_, current, password, errors) => {
    await change(current, password)
    expect(changePasswordForm.$state.get().errors).toEqual(errors)
  })
})

describe('the devices', () => {
  test('are signed out one by one', async () => {
    const { token } = $session.get()
    leave()
    await signInAs(email, goodPassword)
    await loadDevices()
    const other = devices().find(({ current }) => !current)
    await signOutDevice(other?.id ?? '')
    expect(devices()).toHaveLength(1)
    expect(await statusOf(server.url, token ?? '')).toBe(401)
    expect($session.get().loggedIn).toBe(true)
  })

  test('are all signed out together, including this one', async () => {
    const { token } = $session.get()
    // A call that is under way as the session ends finds it expired, and reports that first.
    await allAnswered()
    await signOutEverywhere()
    expect($session.get().loggedIn).toBe(false)
    expect(await statusOf(server.url, token ?? '')).toBe(401)
    expect($toasts.get().map(toast => 'key' in toast && toast.key)).toContain('session.out')
    expect(here.outside.cookies.has('storefront.user')).toBe(false)
  })
})

describe('the addresses', () => {
  const home = { label: 'Home', line1: '12 Elm Street', city: 'Toronto', province: 'ON', postalCode: 'M5V 1A1' }
  const add = async (address: Partial<typeof home> = {}) => {
    await loadAddresses()
    writeAddress()
    addressForm.fillIn({ ...home, ...address })
    await saveAddress()
  }

  test('are added, changed, removed and had back', async () => {
    await add()
    expect(addresses()).toMatchObject([{ ...home, unit: null, notes: null }])
    expect($writing.get()).toBeUndefined()
    const [kept] = addresses()
    if (!kept) throw new Error('No address was kept.')
    writeAddress(kept)
    addressForm.type('notes', 'Buzz 4')
    await saveAddress()
    expect(addresses()).toMatchObject([{ id: kept.id, notes: 'Buzz 4' }])
    const [changed] = addresses()
    await removeAddress(changed ?? kept)
    expect([addresses(), $removed.get()]).toEqual([[], changed])
    await restoreAddress()
    expect([addresses(), $removed.get()]).toEqual([[changed], undefined])
  })

  test('show an error at each missing field', async () => {
    await add({ line1: '', postalCode: ' ' })
    expect(addressForm.$state.get().errors).toEqual({ line1: 'required', postalCode: 'required' })
    expect(addressForm.$state.get().values.city).toBe('Toronto')
    expect($writing.get()).toBeDefined()
  })

  test('are forgotten with their person', async () => {
    await add()
    writeAddress()
    addressForm.type('line1', 'Elm')
    leave()
    expect([$addresses.get().state, $writing.get(), addressForm.$state.get().values.line1]).toEqual([
      'idle',
      undefined,
      ''
    ])
  })
})

describe('the orders', () => {
  test('are ordered again in their own store, on top of its cart', async () => {
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
    const [order] = dataOf($myOrders.get())?.orders ?? []
    if (!order) throw new Error('No order was kept.')
    await reorder(order)
    expect($slug.get()).toBe('queen-west')
    expect($reordering.get()).toEqual({ order: order.id, isBusy: false, added: 2, refused: [] })
    expect($quantities.get()).toEqual({ [bought]: 3 })
    const left = reorder(order)
    here.outside.goTo('#/kensington')
    await left
    expect($reordering.get()).toBeUndefined()
  })

  test('that can’t be reloaded say so, and the list on screen stays (SPEC C16)', async () => {
    await loadMyOrders()
    expect($myOrders.get()).toMatchObject({ state: 'ready', value: { orders: [] } })
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
