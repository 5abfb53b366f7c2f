import type { Page } from 'playwright-core'
import { createCart, setLine, type Cart } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { readSession, type Session } from '../../../src/contract/account/session.ts'
import { registerKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { call } from '../../server/support/client.ts'
import { isOpen } from './settled.ts'
import { shop } from './shop.ts'

/** What an earlier part of a visit has left, and where the visit goes on. */
export interface Beginning {
  /** The page of the demo that the shop is in. */
  host?: string
  /** The confirmed age; null for a visitor who was not asked yet. */
  age?: number | null
  /** The store that was chosen; null for none. */
  store?: string | null
  /** How many pieces are in the cart, one of each of the store's first products. */
  cart?: number
  method?: Method
  /** The demo's person who is signed in. */
  signedIn?: 'alex' | 'camille'
  /** The screen of the store, such as `/checkout`, with its query. */
  at?: string
}

/** Returns the cookie of a slice of the app's state, as the app writes it. */
export const slice = (name: string, data: unknown) => ({
  name: `storefront.${name}`,
  value: encodeURIComponent(JSON.stringify({ v: 1, d: data })),
  url: shop.server.url
})

/** Opens the shop as a visitor whose earlier steps were taken by the API and cookies, and waits until it is at rest. */
export async function visitor(beginning: Beginning = {}): Promise<Page> {
  const { host = '/pages/plain.html', age = 19, store = 'queen-west', at = '' } = beginning
  const { page, context } = shop
  const cookies = age === null ? [] : [slice('visitorAge', { age })]
  if (store !== null) {
    const carts = beginning.cart ? { [store]: await fillCart(store, beginning.cart, beginning.method) } : {}
    cookies.push(slice('location', { slug: store, carts }))
  }
  if (beginning.signedIn) cookies.push(...sessionCookies(await signIn(beginning.signedIn)))
  await context.addCookies(cookies)
  await page.goto(`${host}#/${store ?? ''}${at}`)
  await isOpen(page)
  return page
}

/** Creates a cart with some pieces at a store; returns its id. */
async function fillCart(location: string, pieces: number, method: Method = 'pickup'): Promise<string> {
  const { url } = shop.server
  const { payload: menu } = await call(url, readMenu, { params: { location }, query: { locale: 'en-CA' } })
  const sizes = menu.products.flatMap(({ variants }) => variants.filter(({ stock }) => stock > 2).slice(0, 1))
  let cart: Cart = (await call(url, createCart, { body: { location, method } })).payload
  for (const { id: variant } of sizes.slice(0, pieces)) {
    const body = { version: cart.version, quantity: 1 }
    cart = (await call(url, setLine, { params: { cart: cart.id, variant }, body })).payload
  }
  return cart.id
}

/** Signs in one of the demo's people, as their app does. */
async function signIn(person: string): Promise<Session> {
  const { url } = shop.server
  const reply = await fetch(`${url}/demo/sign-in?as=${person}`, { redirect: 'manual' })
  const token = new URL(reply.headers.get('location') ?? '', url).searchParams.get('token')
  const headers = { Authorization: `Bearer ${token}` }
  return (await call(url, readSession, { query: { locale: 'en-CA' }, headers })).payload
}

const sessionCookies = ({ token, userDetails, userLoyaltyDetails: { points } }: Session) => [
  slice('session', { loggedIn: true, token, userLoyaltyDetails: { points } }),
  slice('user', userDetails)
]

/** Registers the tablet as a kiosk of a store by the API, and opens its start screen. */
export async function kiosk({ location = 'queen-west', host = '/pages/theme.html' } = {}): Promise<Page> {
  const { page, server } = shop
  const body = { location, pin: '4711', name: 'By the door', version: 'test' }
  const { payload: registered } = await call(server.url, registerKiosk, { body })
  const device = JSON.stringify({ registered, counter: 0, prints: false, keyboard: 'auto' })
  await page.addInitScript(text => localStorage.setItem('storefront.kiosk-device', text), device)
  await page.goto(`${host}?in_store=1#/${location}`)
  await page.getByRole('button', { name: /^(touch to start|touchez)/i }).waitFor()
  return page
}
