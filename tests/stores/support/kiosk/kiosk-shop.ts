import { afterEach, beforeEach } from 'vitest'
import type { Locale } from '../../../../src/i18n/locale.ts'
import type { Kiosk } from '../../../../src/contract/kiosk/kiosk.ts'
import { demoKioskPin } from '../../../../src/server/seed/kiosks.ts'
import { kiosks, orders as orderRows } from '../../../../src/server/db/schema.ts'
import { startKiosk } from '../../../../src/stores/kiosk/start-kiosk.ts'
import { releaseToasts } from '../../../../src/client/toasts.ts'
import { $waitingOrders } from '../../../../src/stores/kiosk/waiting-orders.ts'
import { type DemoShop, openDemo } from '../demo-shop.ts'
import { type TestPlatform, testPlatform } from '../test-env.ts'
import { shopIsOpen } from '../visit.ts'
import { type HandClock, handClock } from '../hand-clock.ts'

/** What a tablet keeps when it is switched off. */
export interface Tablet {
  cookies: Map<string, string>
  cached: Map<string, string>
  device: string | undefined
  orders: string | undefined
  tab: string | undefined
}

/** What the page has been told. */
export interface PageState {
  isTaken: boolean
  sight: { isLarge: boolean; isStrong: boolean }
  touch(): void
}

/** A kiosk that has been switched on. */
export interface RunningKiosk {
  outside: TestPlatform
  clock: HandClock
  page: PageState
  /** Returns what the tablet keeps now. */
  tablet(): Tablet
  /** Switches it off, which nothing in it can react to. */
  cut(): void
}

interface TurnOnOptions {
  isOnline?: boolean
  hash?: string
  locale?: Locale
  /** Changes the platform before anything uses it. */
  change?(outside: TestPlatform): void
}

/** The demo shop with a tablet that is a kiosk of Queen West. */
export interface KioskShop extends DemoShop {
  kiosk: RunningKiosk
  /** Makes a tablet a kiosk of the store, and returns what it keeps of that. */
  register(name?: string): Promise<{ kiosk: Kiosk; token: string }>
  /** Switches a tablet on and waits until the shop is loaded; by default a new one that is no kiosk of the store yet. */
  turnOn(tablet?: Partial<Tablet>, options?: TurnOnOptions): Promise<RunningKiosk>
  /** Switches a new tablet on that is registered; `counter` is the last number that it gave. */
  turnOnRegistered(counter?: number): Promise<RunningKiosk>
  /** Returns all orders that the store has, oldest first. */
  orders(): Promise<(typeof orderRows.$inferSelect)[]>
}

/** Returns what a registered tablet keeps of itself. */
export const deviceOf = (registered: object | null, counter = 0): string =>
  JSON.stringify({ registered, counter, prints: false, keyboard: 'auto' })

function equip(outside: TestPlatform, { device, orders }: Partial<Tablet>) {
  const kept = { device, orders }
  const page: PageState = { isTaken: false, sight: { isLarge: false, isStrong: false }, touch: () => {} }
  const store = (name: 'device' | 'orders') => ({
    get: () => kept[name],
    set: (text: string | undefined) => void (kept[name] = text)
  })
  outside.kiosk = {
    device: store('device'),
    orders: store('orders'),
    version: '9.9.9',
    lacksKeyboard: false,
    page: {
      takeOver(onTouch) {
        Object.assign(page, { isTaken: true, touch: onTouch })
        return () => void (page.isTaken = false)
      },
      see: sight => void (page.sight = sight)
    }
  }
  return { kept, page }
}

/** Opens the demo shop for a file of tests about its kiosk. Each kiosk is switched off after its test. */
export function openKiosks(): KioskShop {
  const shop = openDemo() as KioskShop
  let end = () => {}

  shop.register = async (name = 'Counter') => {
    const body = JSON.stringify({ location: 'queen-west', pin: demoKioskPin, name, version: '1.0.0' })
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(`${shop.server.url}/v1/kiosks`, { method: 'POST', headers, body })
    return ((await reply.json()) as { payload: { kiosk: Kiosk; token: string } }).payload
  }

  shop.turnOn = async (tablet = {}, options = {}) => {
    const { isOnline = true, hash = '#/queen-west?in_store=1', locale, change } = options
    const outside = testPlatform(new Map(tablet.cookies), new Map(tablet.cached))
    outside.tabKept = tablet.tab
    const clock = handClock(outside)
    const { kept, page } = equip(outside, tablet)
    change?.(outside)
    shop.visit({ hash, outside, isOnline, ...(locale && { locale }) })
    const { here } = shop
    await here.ready
    const endKiosk = startKiosk()
    // As what draws the toasts does.
    releaseToasts()
    let isOn = true
    end = () => {
      if (!isOn) return
      isOn = false
      endKiosk()
    }
    shop.kiosk = {
      outside,
      clock,
      page,
      tablet: () => ({
        cookies: new Map(outside.cookies),
        cached: new Map(outside.cached),
        tab: outside.tabKept,
        ...kept
      }),
      cut() {
        end()
        here.end()
      }
    }
    if (isOnline) await shopIsOpen()
    return shop.kiosk
  }

  shop.turnOnRegistered = async (counter = 0) => shop.turnOn({ device: deviceOf(await shop.register(), counter) })

  shop.orders = () => shop.server.db.select().from(orderRows).orderBy(orderRows.placedAt)

  // The first that is registered has the letter A again, and no open order has its codes.
  beforeEach(async () => {
    await shop.server.db.delete(kiosks)
    await shop.server.db.update(orderRows).set({ status: 'completed' })
  })
  afterEach(() => end())
  return shop
}

/** Returns the waiting orders by what is told of them. */
export const waitingCodes = (): (string | undefined)[] => $waitingOrders.get().map(({ code }) => code)

/** Loses the network as soon as a request that matches has reached the server: its reply never comes. */
export function cutAfter(outside: TestPlatform, isLast: (call: string) => boolean): { replies: { id: string }[] } {
  const { http } = outside
  const lost: { replies: { id: string }[] } = { replies: [] }
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!isLast(`${init.method} ${new URL(url).pathname}`)) return response
    outside.http = http
    outside.setOnline(false)
    lost.replies.push(((await response.json()) as { payload: { id: string } }).payload)
    throw new TypeError('Failed to fetch')
  }
  return lost
}
