import { Hono, type MiddlewareHandler } from 'hono'
import { eventsPath } from '../../src/contract/order/events.ts'
import type { SeedPerson } from '../catalogue/types.ts'
import type { Context } from './context.ts'
import { demoAppRoutes } from './demo-app.ts'
import { limitBody } from './http/middleware/body-size.ts'
import { type CallWatch, watchCalls } from './http/middleware/calls.ts'
import { answerError, answerApiError } from './http/middleware/failures.ts'
import { newId } from './db/schema.ts'
import { createBackgroundJobs } from './jobs/background-jobs.ts'
import { publicRead, tagged, unkept, useHeaders } from './http/middleware/headers.ts'
import { healthRoutes } from './http/pages/health.ts'
import { shedLoad } from './http/middleware/load.ts'
import { openApi } from './http/open-api/open-api.ts'
import { fromOwnPages, guardOrigins } from './http/middleware/origins.ts'
import { ownOrigin } from './http/request/request-origin.ts'
import { pictureRoutes } from './http/pages/pictures.ts'
import { proxyWarner } from './http/middleware/proxy-warning.ts'
import { notFound } from './http/api-error.ts'
import { type Folders, staticRoutes } from './http/pages/statics.ts'
import { intoMailbox } from './mail/send.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { guardMenus } from './modules/accounts/age-gate.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { addressRoutes } from './modules/addresses/routes.ts'
import { shoppingLimits } from './modules/rate-limit/shopping-limits.ts'
import { pageReader } from './modules/business/origins.ts'
import { businessRoutes } from './modules/business/routes.ts'
import { cartRoutes } from './modules/carts/routes.ts'
import type { Live } from './modules/events/live.ts'
import type { OpenStreams } from './modules/events/open-streams.ts'
import { createPublish } from './modules/events/publish.ts'
import { eventRoutes } from './modules/events/routes.ts'
import { locationRoutes } from './modules/locations/routes.ts'
import { meRoutes } from './modules/me/routes.ts'
import { loyaltyRoutes } from './modules/loyalty/routes.ts'
import { menuRoutes, type MenuSettings } from './modules/menu/routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { findCaller } from './modules/sessions/find.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { signupRoutes } from './modules/signups/routes.ts'
import { slotRoutes } from './modules/slots/routes.ts'
import { staffRoutes } from './modules/staff/routes.ts'
import { type Providers, socialRoutes } from './modules/social/routes.ts'
import { staffPageRoutes } from './staff-page/routes.ts'
import { cardScriptRoute } from './fake-providers/cards/script.ts'

/** What the server has of its own, unless told otherwise. */
type Given = 'send' | 'canText' | 'errands' | 'gateways' | 'limits' | 'staffSecret' | 'publish' | 'relay' | 'wake'

/** What the whole server is made of. */
export interface AppParts extends Omit<Context, Given>, Partial<Pick<Context, Given>> {
  /** Realtime messages and the streams that bring them; left out, none are served. */
  realtime?: { live: Live; streams: OpenStreams } | undefined
  /** How old the first page of a menu may be, in milliseconds; left out, it is read for each call. */
  menuAge?: number | undefined
  /** How many calls may be under way at once; left out, any number. */
  mostCalls?: number | undefined
  /** Who is told of each call when it is over. */
  watches?: readonly CallWatch[] | undefined
  /** Who may read the metrics; left out, there are none to read. */
  metricsToken?: string | undefined
  /** Whether the server is about to stop and wants no further calls. */
  isStopping?: (() => boolean) | undefined
  folders: Folders
  /** The people of the retailer's app, which the demo plays for them; without them nobody plays it. */
  people?: SeedPerson[] | undefined
  /** Where callers reach the server, when that is not what the server hears: behind a proxy that ends TLS. */
  publicUrl?: string | undefined
  /** How many proxies of ours stand before the server, each of which adds to `X-Forwarded-For`; none is trusted unless told. */
  proxies?: number | undefined
  /** The script of the stand-in for cards, where there is one. */
  cardScript?: string | undefined
  /** Who vouches for people. */
  providers?: Providers | undefined
}

/** The largest body that the API reads. */
export const mostBytes = 64 * 1024

/** What has to do with accounts. */
const personal = ['/account', '/me', '/password', '/session', '/signup', '/social']

/** Puts the server together: the API below `/v1`, its description and health, scripts, host pages and pictures. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  const { people = [], wake = () => {} } = parts
  const { publish, relay } = { ...createPublish(undefined), ...parts }
  const { errands = createBackgroundJobs(parts.log), send = intoMailbox(parts.db, parts.clock), canText = true } = parts
  const { gateways = {}, staffSecret = newId(), limits = shoppingLimits } = parts
  const settings = { gateways, limits, staffSecret }
  const context: Context = { ...parts, ...settings, errands, send, canText, publish, relay, wake }
  app.use(
    async (c, next) => {
      c.set('proxies', parts.proxies ?? 0)
      await next()
    },
    watchCalls(parts.watches ?? [])
  )
  useHeaders(app)
  const warnOfProxy = proxyWarner(parts.log, parts.proxies ?? 0)
  const origin = parts.publicUrl?.replace(/\/+$/, '')
  app.use(async (c, next) => {
    c.set('publicOrigin', origin === undefined ? undefined : new URL(origin).origin)
    // What caches keep for others must not repeat a `Host` that anybody may write.
    c.set('origin', origin ?? ownOrigin(c))
    warnOfProxy(c)
    await next()
  })
  healthRoutes(app, parts.db, parts.isStopping ?? (() => false))
  const { metrics, metricsToken } = parts
  if (metrics && metricsToken) metricsRoutes(app, metrics, metricsToken)
  const guard = guardOrigins(pageReader(context))
  if (parts.realtime) {
    app.use(eventsPath, guard)
    eventRoutes(app, parts.realtime.live, parts.realtime.streams)
  }
  app.use(shedLoad(parts.mostCalls ?? Number.POSITIVE_INFINITY, metrics?.shed))
  const menus = { age: parts.menuAge ?? 0, live: parts.realtime?.live }
  app.route('/v1', createApi(context, guard, parts.providers ?? {}, menus))
  pictureRoutes(app, context)
  staticRoutes(app, parts.folders, people)
  staffPageRoutes(app)
  if (parts.cardScript !== undefined) cardScriptRoute(app, parts.cardScript)
  if (people.length > 0) demoAppRoutes(app, context, people)
  app.notFound(c => (c.req.path.startsWith('/v1/') ? answerApiError(c, notFound()) : c.text('Not found', 404)))
  app.onError(answerError(parts.log, metrics?.putOff))
  return app
}

function createApi(context: Context, guard: MiddlewareHandler, providers: Providers, menus: MenuSettings): Hono {
  const api = new Hono()
  api.use(guard)
  api.use(limitBody(mostBytes))
  for (const path of ['/business', '/locations/*', '/openapi.json']) api.use(path, tagged, publicRead)
  for (const path of ['/addresses', '/carts', '/orders', '/payments', '/staff', ...personal])
    api.use(path, unkept).use(`${path}/*`, unkept)
  for (const path of personal) api.use(path, fromOwnPages).use(`${path}/*`, fromOwnPages)
  api.use('/locations/:location/slots', unkept)
  api.use(async (c, next) => {
    c.set('findCaller', token => findCaller(context, token))
    await next()
  })
  for (const path of ['/locations/:location/menu', '/locations/:location/products/*'])
    api.use(path, guardMenus(context))
  const document = openApi()
  api.get('/openapi.json', c => c.json(document))
  addressRoutes(api)
  businessRoutes(api, context, Object.keys(providers) as (keyof Providers)[])
  locationRoutes(api, context)
  menuRoutes(api, context, menus)
  slotRoutes(api, context)
  cartRoutes(api, context)
  orderRoutes(api, context)
  paymentRoutes(api, context)
  sessionRoutes(api, context)
  signupRoutes(api, context)
  accountRoutes(api, context)
  meRoutes(api, context)
  loyaltyRoutes(api, context)
  staffRoutes(api, context)
  socialRoutes(api, context, providers)
  return api
}
