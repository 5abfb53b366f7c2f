import { sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import { keep, type Kept } from '../../../http/cached-for.ts'
import type { LocationRow } from '../../locations/find-location.ts'
import { readDepositTerms } from '../deposit.ts'
import { timeAt } from '../sale.ts'
import { makeSnapshot, readWholeMenu } from './build-snapshot.ts'
import { type Look, lookAt } from './menu-look.ts'
import { latestVersion, saveSnapshot, stocksOf } from './snapshot-store.ts'
import type { Viewer } from '../view-product.ts'

/** The current snapshot of a menu. */
export interface Current {
  version: string
  /** Sizes whose stock has changed since the snapshot, with their current stock. */
  left: { variant: string; stock: number }[]
}

/** The snapshots of all menus. */
export interface Snapshots {
  /** `isFresh` waits for a new read if the menu is known to have changed. */
  current: (location: LocationRow, viewer: Viewer, isFresh?: boolean) => Promise<Current>
  /** Marks a location's menu as outdated. */
  outdate: (locationId: string) => void
}

/** Number of stock changes, and age in minutes, after which a new snapshot is made even if nothing else has changed. */
const MOST_LEFT = 100
export const MOST_MINUTES = 60

/** Maximum number of cached menus: each location in each language. */
const MOST_MENUS = 500

/** Creates the snapshots of all menus; `age` is their maximum age in milliseconds. */
export function createSnapshots({ db, clock }: Pick<Context, 'db' | 'clock'>, age: number): Snapshots {
  const menus = new Map<string, Menu>()

  function begin(location: LocationRow, viewer: Viewer): Menu {
    const known: Known = { version: '', stocks: {} }
    const cache = keep(() => renew(menu.location, viewer, known), { fresh: age, stale: 12 * age })
    const menu: Menu = { location, cache }
    const [oldest] = menus.keys()
    if (menus.size >= MOST_MENUS && oldest !== undefined) menus.delete(oldest)
    return menu
  }

  async function renew(location: LocationRow, viewer: Viewer, known: Known): Promise<Current> {
    const key = { locationId: location.id, audience: audienceOf(viewer) }
    const time = timeAt(location, clock())
    const terms = await readDepositTerms(db, location, new Date(time.now))
    const look = await lookAt(db, location.id, terms, time)
    const latest = await latestVersion(db, key)
    if (latest?.fingerprint === look.fingerprint && latest.minutes < MOST_MINUTES) {
      if (known.version !== latest.version)
        Object.assign(known, { version: latest.version, stocks: await stocksOf(db, latest.version) })
      const left = changedSince(known.stocks, look)
      if (left.length <= MOST_LEFT) return { version: latest.version, left }
    }
    // In one consistent read, whatever is being sold.
    const { now, products } = await transaction(
      db,
      async tx => {
        await tx.execute(sql`set transaction isolation level repeatable read, read only`)
        return {
          now: await lookAt(tx, location.id, terms, time),
          products: await readWholeMenu(tx, location, viewer, terms, time)
        }
      },
      { isForReads: true }
    )
    const { version, parts } = await makeSnapshot(JSON.stringify(key), products)
    await saveSnapshot(db, { ...key, version, ...now }, parts)
    Object.assign(known, { version, stocks: now.stocks })
    return { version, left: [] }
  }

  return {
    async current(location, viewer, isFresh) {
      const name = `${location.id} ${audienceOf(viewer)}`
      const menu = menus.get(name) ?? begin(location, viewer)
      menu.location = location
      menus.delete(name)
      menus.set(name, menu)
      return menu.cache.get(isFresh)
    },
    outdate(locationId) {
      for (const { location, cache } of menus.values()) if (location.id === locationId) cache.outdate()
    }
  }
}

interface Menu {
  /** The latest row of the location. */
  location: LocationRow
  cache: Kept<Current>
}

/** A snapshot with its stock, cached so that it is not read each time. */
interface Known {
  version: string
  stocks: Record<string, number>
}

const audienceOf = ({ language, origin }: Viewer): string => `${language} ${origin}`

const changedSince = (before: Record<string, number>, { stocks }: Look): Current['left'] =>
  Object.entries(stocks).flatMap(([variant, stock]) => (before[variant] === stock ? [] : [{ variant, stock }]))
