import { readMessages } from '../../i18n/support/read-messages.ts'
import { afterEach, beforeEach } from 'vitest'
import type { StoreLocation } from '../../../src/contract/store/location.ts'
import { type Platform, setPlatform } from '../../../src/platform/platform.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { reset } from '../../../src/client/reset.ts'
import type { Problem } from '../../../src/client/async-state.ts'
import { $lastSlug, $slug } from '../../../src/stores/location/location.ts'
import { followAddress } from '../../../src/routing/location.ts'
import '../../../src/screens/menu/card/card-stepper.tsx'
import '../../../src/stores/cart/cart-requests.ts'
import { unmountAll } from './render.tsx'
import { kensington, NOW, queenWest } from './samples.ts'

export const offline = { kind: 'offline', text: 'We can’t reach the shop.' } satisfies Problem

/** Requests made by the screens' actions, as `METHOD url`. */
export const requests: string[] = []

/** Bodies of these requests, as sent. */
export const bodies: string[] = []

let hash = ''

const outside = (): Partial<Platform> => ({
  clock: { now: () => NOW, after: () => () => {} },
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
  storage: {
    get: () => undefined,
    set: () => {},
    remove: () => {},
    open: () => Promise.resolve(true),
    onChange: () => () => {}
  },
  address: {
    hash: () => hash,
    query: () => '',
    replaceQuery: () => {},
    push: next => {
      hash = next
    },
    replace: next => {
      hash = next
    },
    back: () => void requests.push('back'),
    position: () => 0,
    full: (query, to) => `https://shop.example/${query}${to}`,
    onChange: () => () => {}
  },
  http: (url, init) => {
    requests.push(`${init.method ?? 'GET'} ${url}`)
    bodies.push(typeof init.body === 'string' ? init.body : '')
    return new Promise(() => {})
  },
  loadPart: (_, load) => load(),
  loadMessages: readMessages,
  save: (name, text) => void requests.push(`save ${name}`, text),
  randomId: () => '0'.repeat(32),
  zone: () => 'America/Toronto',
  warn: () => {},
  onReturn: () => () => {},
  whenIdle: run => {
    run()
    return () => {}
  }
})

/** Opens the retailer with its stores, one that sends text messages unless `texts` is false. */
export function openRetailer(locations: StoreLocation[] = [queenWest, kensington], { texts = true } = {}): void {
  const detail = {
    id: 'b1',
    name: 'Linden & Slate',
    logo: null,
    phone: null,
    email: null,
    currency: 'CAD',
    locales: ['en-CA' as const, 'fr-CA' as const],
    ageGate: 'yes-no' as const,
    guestCheckout: true,
    social: [],
    texts
  }
  $business.set({ state: 'ready', value: { detail, locations } })
}

/** Runs each test at Queen West on a Saturday afternoon, and resets everything afterwards. */
export function inQueenWest(): void {
  let stopFollowing = () => {}
  beforeEach(() => {
    hash = ''
    requests.length = 0
    bodies.length = 0
    const nothing = () => () => {}
    const page = {
      scroll: { get: () => 0, above: () => 0, set: () => {}, toStart: () => {}, isAtEnd: () => false },
      onLeave: nothing,
      onReturn: nothing,
      openEvents: () => undefined,
      tabs: { post: () => {}, onMessage: nothing }
    }
    setPlatform({ ...outside(), ...page } as Platform)
    stopFollowing = followAddress()
    openRetailer()
    $slug.set('queen-west')
    $lastSlug.set('queen-west')
  })
  afterEach(() => {
    unmountAll()
    stopFollowing()
    $locale.set('en-CA')
    reset('all')
    setPlatform(undefined)
  })
}
