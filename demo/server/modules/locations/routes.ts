import type { Hono } from 'hono'
import { readLocation } from '../../../../src/contract/store/location.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findLocation } from './find-location.ts'
import { viewLocation } from './view.ts'

/** Serves one store location. */
export function locationRoutes(app: Hono, { db, clock, gateways }: Context): void {
  route(app, readLocation, async ({ param, language, origin }) =>
    viewLocation(await findLocation(db, param('location')), language, { origin, now: clock(), gateways })
  )
}
