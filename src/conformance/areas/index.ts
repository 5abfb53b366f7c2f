import type { Area } from '../point.ts'
import { caching } from './caching.ts'
import { closed } from './closed.ts'
import { cors } from './cors.ts'
import { errors } from './errors.ts'
import { events } from './events.ts'
import { feed } from './feed.ts'
import { idempotency } from './idempotency.ts'
import { limits } from './limits.ts'
import { methods } from './methods.ts'
import { orders } from './orders.ts'
import { shapes } from './shapes.ts'
import { versions } from './versions.ts'

/** All areas; the one that cancels the order comes last. */
export const areas: Area[] = [
  shapes,
  caching,
  cors,
  errors,
  methods,
  versions,
  idempotency,
  limits,
  closed,
  feed,
  orders,
  events
]
