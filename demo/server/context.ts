import type { Log } from './log/log.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/types.ts'
import type { BackgroundJobs } from './jobs/background-jobs.ts'
import type { Send } from './mail/send.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Publish, Publishing } from './modules/events/publish.ts'
import type { Challenge } from './modules/rate-limit/challenge-port.ts'
import type { ShoppingLimits } from './modules/rate-limit/shopping-limits.ts'
import type { CardGateways } from './modules/payments/providers/gateway.ts'
import type { StaffToken } from './modules/staff/settings.ts'

/** All that the modules of the server need from outside. */
export interface Context {
  db: Database
  clock: Clock
  log: Log
  send: Send
  /** Whether texts are delivered, or e-mails alone. */
  canText: boolean
  errands: BackgroundJobs
  /** Writes messages for those who listen to channels, in the transaction that they tell of. */
  publish: Publish
  /** The jobs that bring messages to PubNub as well. */
  relay: Publishing['relay']
  /** Sends out what a transaction has left in the outbox, once it is over. */
  wake: () => void
  /** What is counted for the operator; left out, nothing is. */
  metrics?: Metrics | undefined
  /** Who takes cards. */
  gateways: CardGateways
  /** How much may be set going before somebody has paid. */
  limits: ShoppingLimits
  /** Who tells people from machines past a soft limit; without one soft limits are hard. */
  challenge?: Challenge | undefined
  /** The bearer token by which anybody on this machine is staff of the demo; there is none in earnest. */
  staffToken?: string | undefined
  /** The tokens of the staff that the settings name. */
  staffTokens?: readonly StaffToken[] | undefined
  /** A secret of ours from which the names of the staff's channels are made. */
  staffSecret: string
}
