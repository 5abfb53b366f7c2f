import { expect, test } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $method, chooseMethod, methodOptions } from '../../../src/stores/cart/fulfilment-method.ts'
import {
  $suggestions,
  resolveSuggestion,
  resolveText,
  searchAddress
} from '../../../src/stores/checkout/address-search.ts'
import { deliverForm, writeDelivery } from '../../../src/stores/checkout/delivery-address.ts'
import { asDelivery, giveAddress, storeThatDelivers } from '../../../src/stores/checkout/give-address.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $deliverTo, $deliveryPlace } from '../../../src/stores/location/deliver-to.ts'
import { $firstDelivery, loadFirstDelivery } from '../../../src/stores/location/first-delivery.ts'
import { $location, $userAddress } from '../../../src/stores/location/location.ts'
import { $placeSearch, choosePlace, forgetPlace, typePlace } from '../../../src/stores/location/place-search.ts'
import { openDemo } from '../support/demo-shop.ts'
import { variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

const delivery = () => dataOf($cart.get())?.delivery
const add = () => addLine(variants().find(one => one.stock >= 5 && one.price >= 1000)?.id ?? '', 1)

/** Opens the menu of a store for delivery. */
async function open(store = 'queen-west'): Promise<void> {
  shop.visit({ hash: `#/${store}` })
  await shopIsOpen()
  await chooseMethod('delivery')
}

/** Searches for an address as the sheet does, and returns the first one found. */
async function find(text: string) {
  searchAddress(text)
  await until($suggestions, list => list.length > 0)
  const found = await resolveSuggestion(0)
  return found && asDelivery(found)
}

/** What the menu says of delivery. */
const said = () =>
  methodOptions($location.get().detail!, {
    now: Date.now(),
    currency: 'CAD',
    locale: 'en-CA',
    place: $deliveryPlace.get()
  }).find(({ value }) => value === 'delivery')?.detail

test('an address that is given before there is a cart sets the fee on the menu, and is the cart’s as soon as there is one', async () => {
  await open()
  expect(said()).toBe('From $5.00')
  const home = await find('88 ossin')
  expect(await giveAddress(home!)).toBeUndefined()
  expect($deliveryPlace.get()).toMatchObject({ address: { line1: '88 Ossington Avenue' }, terms: { name: 'West End' } })
  expect(said()).toBe('$5.00')
  await add()
  await until($cart, () => delivery()?.zone === 'West End')
  expect(delivery()).toMatchObject({
    address: { line1: '88 Ossington Avenue', province: 'ON' },
    fee: 500,
    minimum: 4000
  })
})

test('an address that is given to a cart for delivery reprices it, and the next one replaces it', async () => {
  await open()
  await add()
  await giveAddress((await find('88 ossin'))!)
  expect(delivery()).toMatchObject({ zone: 'West End', fee: 500 })
  const unit = { ...delivery()!.address, unit: '4' }
  await giveAddress(unit)
  expect(delivery()?.address.unit).toBe('4')
  await giveAddress((await find('1221 9 ave'))!)
  expect(delivery()).toMatchObject({ zone: null, problem: 'outside' })
  expect(said()).toBe('Too far')
})

test('the address chosen in the store picker is used for delivery, on later visits too', async () => {
  await open()
  typePlace('88 ossin')
  await until($placeSearch, ({ places }) => places.length > 0)
  choosePlace($placeSearch.get().places[0]!)
  expect($deliveryPlace.get()).toMatchObject({ address: { city: 'Toronto', postalCode: 'M6J 2Z4', province: 'ON' } })
  expect(said()).toBe('$5.00')
  writeDelivery()
  expect(deliverForm.$state.get().values).toMatchObject({ line1: '88 Ossington Avenue', postalCode: 'M6J 2Z4' })
  choosePlace({ lat: 43.65, lng: -79.42, address: '' })
  expect($deliveryPlace.get()).toBeUndefined()
})

test('the address that was given last counts, on the menu or in the picker, until it is cleared', async () => {
  await open()
  await giveAddress((await find('88 ossin'))!)
  const to = () => $deliveryPlace.get()?.address.line1
  choosePlace({ lat: 43.65, lng: -79.42, address: '' })
  expect(to()).toBe('88 Ossington Avenue')
  choosePlace({ lat: 43.6383, lng: -79.4325, address: '162 Cowan Avenue, Toronto, M6K\u00A02N6' })
  expect(to()).toBe('162 Cowan Avenue')
  forgetPlace()
  expect(to()).toBeUndefined()
})

test('a kiosk does not deliver to where an earlier shopper said they were', async () => {
  shop.visit({ hash: '#/queen-west?in_store=1' })
  await shopIsOpen()
  choosePlace({ lat: 43.6383, lng: -79.4325, address: '162 Cowan Avenue, Toronto, M6K\u00A02N6' })
  await chooseMethod('delivery')
  expect($deliveryPlace.get()).toBeUndefined()
})

test('an address outside the zones leads to a store that delivers there, and is not sent with a cart', async () => {
  await open()
  const away = await find('1221 9 ave')
  await giveAddress(away!)
  expect($deliveryPlace.get()).toMatchObject({ terms: undefined })
  expect(storeThatDelivers(away!)?.slug).toBe('inglewood')
  await add()
  expect($method.get()).toBe('delivery')
  expect(delivery()).toBeNull()
})

test('Enter takes the best address for the current text, not one of an earlier search', async () => {
  await open()
  searchAddress('1 queen')
  await until($suggestions, list => list.length > 0)
  searchAddress('88 ossin')
  expect((await resolveText('88 ossin'))?.line1).toBe('88 Ossington Avenue')
  expect(await resolveText('nowhere at all')).toBeUndefined()
})

test('a street without a number and the area of a postal code are no addresses for a delivery', async () => {
  await open()
  expect(await find('M6J')).toBeUndefined()
  expect($deliverTo.get()).toBeUndefined()
  expect($userAddress.get()).toBeUndefined()
})

test('the first delivery with room is asked for by the place, also without a cart', async () => {
  await open('inglewood')
  const place = { postalCode: 'T2G 0S9', lat: null, lng: null }
  await loadFirstDelivery('inglewood', place)
  expect($firstDelivery.get()).toMatchObject({ ...place, location: 'inglewood' })
  expect(Date.parse($firstDelivery.get()?.start ?? '')).toBeGreaterThan(Date.now())
})
