import type { Log } from './log/log.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/types.ts'
import type { BackgroundJobs } from './jobs/background-jobs.ts'
import type { Send } from './mail/send.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Publish, Publishing } from './events/publish.ts'
import type { Challenge } from './rate-limit/challenge-port.ts'
import type { ShoppingLimits } from './rate-limit/shopping-limits.ts'
import type { CardGateways } from './ordering/payments/providers/gateway.ts'
import type { StaffToken } from './staff/staff-settings.ts'

/** The dependencies of the server's modules. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
  send: Send
  /** True if texts are delivered as well as emails. */
  canText: boolean
  backgroundJobs: BackgroundJobs
  /** Publishes messages to channels, in the transaction that causes them. */
  publish: Publish
  /** The jobs that forward messages to PubNub. */
  relay: Publishing['relay']
  /** Starts sending the outbox, after a transaction has committed. */
  wake: () => void
  /** Starts taking the pictures that are wanted, after a transaction has committed. */
  wakePictures: () => void
  /** Metrics for the operator; not collected if missing. */
  metrics?: Metrics | undefined
  /** Card payment providers. */
  gateways: CardGateways
  /** Limits of carts, unpaid orders and emails. */
  limits: ShoppingLimits
  /** The challenge that distinguishes people from bots past a soft limit; without one, soft limits are hard. */
  challenge?: Challenge | undefined
  /** The demo's staff token, accepted from this machine only; undefined in production. */
  staffToken?: string | undefined
  /** The tokens of the staff members named in the settings. */
  staffTokens?: readonly StaffToken[] | undefined
  /** A secret from which the names of the staff channels are derived. */
  staffSecret: string
  /** Time in which staff can take back a status change, in whole seconds. */
  undoSeconds: number
}
