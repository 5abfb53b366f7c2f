import { Unlawful } from './basket.ts'
import { type Insist, insistAt, type Tally, TimeIsUp } from './insist.ts'
import { startKiller, type Target } from './killer.ts'
import { type Random, randomFrom } from './random.ts'
import { type Acknowledged, type Shelf, shop } from './shopper.ts'

/** The parameters of a run. */
export interface Plan {
  /** Number of orders, and of concurrent shoppers. */
  orders: number
  shoppers: number
  seed: number
  /** Latest end, in milliseconds since 1970. */
  until: number
  urls: () => string[]
  targets: readonly Target[]
  readShelf: (insist: Insist) => Promise<Shelf>
}

/**
 * Share of the time after which nothing is killed any more, so that the remaining orders can be placed even on a slow
 * machine.
 */
const CALM_FROM = 0.6

/** The outcome of a run. */
export interface Outcome {
  told: Acknowledged[]
  /** Responses that no shop rule explains. */
  faults: string[]
  tally: Tally
  kills: Readonly<Record<string, number>>
  seconds: number
}

/** Places orders while servers are killed, until all are placed or time is up; everything is up again at the end. */
export async function run(plan: Plan): Promise<Outcome> {
  const begun = Date.now()
  const tally: Tally = { statuses: {}, unanswered: 0, late: 0 }
  const random = randomFrom(plan.seed)
  const insistBy = (own: Random) => insistAt(plan.urls, own, { tally, until: plan.until })
  const shelf = await plan.readShelf(insistBy(random))
  const killer = startKiller(plan.targets, randomFrom(plan.seed + 1))
  const told: Acknowledged[] = []
  const faults: string[] = []
  let left = plan.orders

  async function orderOn(own: Random): Promise<void> {
    while (left > 0) {
      left -= 1
      try {
        told.push(await shop(insistBy(own), shelf, own))
      } catch (error) {
        if (!(error instanceof Unlawful || error instanceof TimeIsUp)) throw error
        faults.push(error.message)
      }
    }
  }

  const calm = setTimeout(() => void killer.stop(), CALM_FROM * (plan.until - begun))
  const shoppers = Array.from({ length: plan.shoppers }, (_, at) => orderOn(randomFrom(plan.seed + 2 + at)))
  try {
    await Promise.all(shoppers)
  } finally {
    clearTimeout(calm)
    await killer.stop()
  }
  return { told, faults, tally, kills: killer.kills, seconds: (Date.now() - begun) / 1000 }
}
