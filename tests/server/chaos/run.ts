import { Unlawful } from './basket.ts'
import { type Insist, insistAt, type Tally, TimeIsUp } from './insist.ts'
import { startKiller, type Target } from './killer.ts'
import { type Random, randomFrom } from './random.ts'
import { type Acknowledged, type Shelf, shop } from './shopper.ts'

/** What a run is to do. */
export interface Plan {
  /** How many orders, by how many shoppers at once. */
  orders: number
  shoppers: number
  seed: number
  /** When it ends at the latest, in milliseconds since 1970. */
  until: number
  urls: () => string[]
  targets: readonly Target[]
  readShelf: (insist: Insist) => Promise<Shelf>
}

/** After which part of the time nobody is killed any more: what is left to order is ordered in peace, also on a slow machine. */
const CALM_FROM = 0.6

/** What came of a run. */
export interface Outcome {
  told: Acknowledged[]
  /** What no rule of the shop explains. */
  faults: string[]
  tally: Tally
  kills: Readonly<Record<string, number>>
  seconds: number
}

/** Places orders while servers are killed, until all are placed or time is up; afterwards everything is up. */
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
