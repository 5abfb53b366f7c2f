import type { Hono } from 'hono'
import { readFirstScreen } from '../../../contract/store/first-screen.ts'
import { route } from '../../http/route.ts'
import type { ReadFirstScreen } from './first-screens.ts'

/** Serves the first screen of each location; 404 if there is none. */
export function firstScreenRoutes(api: Hono, read: ReadFirstScreen): void {
  route(api, readFirstScreen, ({ param, query, language, origin }) =>
    read({ slug: param('location'), language, origin, isOfAge: query['confirmed'] === 'true' })
  )
}
