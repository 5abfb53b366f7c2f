import type { Clock } from './clock.ts'
import type { FreeBytes } from './db/free-space.ts'
import type { Database } from './db/types.ts'
import type { StreamLimits } from './events/open-streams.ts'
import type { PubNubSettings } from './events/pubnub.ts'
import type { CallRecord } from './http/middleware/calls.ts'
import type { Folders } from './http/pages/statics.ts'
import type { Log } from './log/log.ts'
import type { Delivery } from './mail/send.ts'
import type { CardGateways } from './ordering/payments/providers/gateway.ts'
import type { FetchOptions } from './pictures/fetch/fetch-pictures.ts'
import type { Providers } from './people/social/routes.ts'
import type { Challenge } from './rate-limit/challenge-port.ts'
import type { ShoppingLimits } from './rate-limit/shopping-limits.ts'
import type { SeedHistory } from './seed/history/history-types.ts'
import type { Seed } from './seed/types.ts'
import type { StaffToken } from './staff/staff-settings.ts'

/** Options of the server; the defaults are the demo shop with an in-memory database. */
export interface StartOptions {
  /** 0 is any free port. */
  port?: number
  host?: string
  databaseUrl?: string | undefined
  databaseFolder?: string | undefined
  /** Time that a transaction waits for its turn on Postgres, in milliseconds. */
  patience?: number
  /** Reads the free bytes for the database in the folder; the file system's by default. */
  freeBytes?: FreeBytes | undefined
  seed?: Seed
  /** Past orders of the demo, written into a shop without orders; none by default. */
  history?: SeedHistory | undefined
  clock?: Clock
  folders?: Folders
  log?: Log
  /** Logs each finished request. */
  logCall?: ((record: CallRecord) => void) | undefined
  publicUrl?: string | undefined
  proxies?: number | undefined
  /**
   * Runs the demo: with its seed, fake providers, a mailbox, and the retailer's app, which signs people in without a
   * password. It is for this machine only. False runs in production: nothing is seeded, and missing settings are
   * refused.
   */
  demo?: boolean
  /** The demo's staff token for callers on this machine; `staff` by default. */
  staffToken?: string | undefined
  /** The tokens of the staff members. */
  staffTokens?: readonly StaffToken[]
  /** Delivers emails and texts; the demo's mailbox by default. */
  delivery?: Delivery | undefined
  /** PubNub, to publish messages in addition to the server's own stream. */
  pubnub?: PubNubSettings | undefined
  /** Social sign-in providers; the demo adds fakes of those that are missing. */
  providers?: Providers
  /** Card payment providers; the demo adds a fake one. */
  gateways?: CardGateways
  /** Bearer token of `/metrics`; without it no metrics are collected. */
  metricsToken?: string | undefined
  /** Maximum age of the first page of a cached menu, in milliseconds; one second by default. */
  menuAge?: number
  /** How the pictures of lists and of the feed are fetched: from public servers by default. */
  fetchPictures?: FetchOptions | undefined
  /** How long a page waits for the first screens that come with the loader, in milliseconds; 300 by default. */
  screenPatience?: number
  /** Time in which staff can take back a status change, in whole seconds; five by default. */
  undoSeconds?: number
  /** Maximum number of public reads in flight, as many other requests, and of open streams. */
  mostCalls?: number
  streams?: StreamLimits
  /** The challenge that distinguishes people from bots, if any. */
  challenge?: Challenge | undefined
  /** Overrides the default limits of carts, unpaid orders and emails. */
  limits?: Partial<ShoppingLimits> | undefined
}

/** A running server. */
export interface RunningServer {
  url: string
  port: number
  db: Database
  /** Returns the number of open event streams. */
  openStreams: () => number
  /** Sends the jobs that others have written to this database's outbox, without waiting for the next round. */
  wake: () => void
  close: () => Promise<void>
}
