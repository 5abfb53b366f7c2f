import { type Context as HonoContext, Hono, type MiddlewareHandler } from 'hono'
import '../rules/time/machine-clocks.ts'
import { eventsPath } from '../contract/order/events.ts'
import { mostUploadBytes } from '../contract/staff/imports.ts'
import { mostPictureBytes } from '../contract/staff/staff-pictures.ts'
import type { SeedPerson } from './seed/types.ts'
import { unsubscribeRoutes } from './consent/unsubscribe-routes.ts'
import type { Context } from './context.ts'
import { demoAppRoutes } from './demo-app.ts'
import { limitBody } from './http/middleware/body-size.ts'
import { type CallWatch, watchCalls } from './http/middleware/calls.ts'
import { answerError, answerApiError } from './http/middleware/failures.ts'
import { newId } from './db/schema.ts'
import { createBackgroundJobs } from './jobs/background-jobs.ts'
import { publicRead, withETag, noStore, useHeaders } from './http/middleware/headers.ts'
import { foundPageRoute } from './http/pages/found-page.ts'
import { healthRoutes } from './http/pages/health.ts'
import { shedLoad } from './http/middleware/shed-load.ts'
import { receiveBodies } from './http/middleware/receive-bodies.ts'
import { openApi } from './http/open-api/open-api.ts'
import { fromOwnPages, guardOrigins } from './http/middleware/origins.ts'
import { ownOrigin } from './http/request/request-origin.ts'
import { storedPictureRoutes } from './pictures/routes.ts'
import { faultWords } from './pictures/picture-fault.ts'
import { pictureRoutes } from './shop/menu/picture-routes.ts'
import { proxyWarner } from './http/middleware/proxy-warning.ts'
import { notFound } from './http/api-error.ts'
import { type Folders, staticRoutes } from './http/pages/statics.ts'
import { intoMailbox } from './mail/send.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { guardMenus } from './people/accounts/age-gate.ts'
import { shoppingLimits } from './rate-limit/shopping-limits.ts'
import { pageReader } from './shop/business/origins.ts'
import type { Live } from './events/live.ts'
import type { OpenStreams } from './events/open-streams.ts'
import { createPublish } from './events/publish.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { feedRoutes } from './feed/routes.ts'
import { copyDownload } from './copies/serve/download.ts'
import { copyRoutes } from './copies/serve/routes.ts'
import { pictureUploadRoute } from './drafts/catalogue/upload-picture.ts'
import { catalogueRoutes } from './drafts/catalogue/routes.ts'
import { storeSettingsRoutes } from './drafts/read-store-settings.ts'
import { previewRoutes } from './drafts/preview/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { uploadRoutes } from './import/upload/routes.ts'
import { kioskRoutes } from './kiosks/routes.ts'
import type { ReadFirstScreen } from './shop/first-screen/first-screens.ts'
import { loaderRoute } from './shop/first-screen/loader-route.ts'
import type { MenuSettings } from './shop/menu/routes.ts'
import { findCaller } from './people/sessions/find-caller.ts'
import { UNDO_SECONDS } from './staff/pending-status.ts'
import { restoreRoute } from './first-start/restore-shop.ts'
import { setupRoutes } from './first-start/routes.ts'
import { memberRoutes } from './staff/member-routes.ts'
import { boardRoutes } from './staff/routes.ts'
import { storesRoutes } from './staff/stores-routes.ts'
import { contactRoutes } from './staff/contacts.ts'
import { figuresRoutes } from './staff/figures/routes.ts'
import { serveStaff } from './staff/serve-staff.ts'
import type { Providers } from './people/social/routes.ts'
import { orderingRoutes } from './ordering/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { shopRoutes } from './shop/routes.ts'
import { snippetPageRoutes } from './snippet-page/routes.ts'
import { framePageRoutes } from './frame-page/routes.ts'
import { staffPageRoutes } from './staff-page/routes.ts'
import { fakeCardsRoutes } from './demo.ts'
import { confirmRoutes } from './watches/confirm-routes.ts'
import { watchHooks } from './watches/my-watches.ts'
import { watchRoutes } from './watches/routes.ts'

/** Parts with defaults. */
type Given =
  | 'send'
  | 'canText'
  | 'backgroundJobs'
  | 'gateways'
  | 'limits'
  | 'staffSecret'
  | 'undoSeconds'
  | 'publish'
  | 'relay'
  | 'wake'
  | 'wakePictures'

/** The parts of the server. */
export interface AppParts extends Omit<Context, Given>, Partial<Pick<Context, Given>> {
  /** Realtime messages and event streams; not served if missing. */
  realtime?: { live: Live; streams: OpenStreams } | undefined
  /** Maximum age of the first page of a cached menu, in milliseconds; not cached if missing. */
  menuAge?: number | undefined
  /** How long a page waits for the first screens that come with the loader, in milliseconds. */
  screenPatience?: number | undefined
  /** Maximum number of public reads in flight, and as many other requests; unlimited if missing. */
  mostCalls?: number | undefined
  /** Observers of finished requests. */
  watches?: readonly CallWatch[] | undefined
  /** Bearer token of `/metrics`; not served if missing. */
  metricsToken?: string | undefined
  /** True once a shutdown has begun. */
  isStopping?: (() => boolean) | undefined
  folders: Folders
  /** The people whom the demo's version of the retailer's app signs in; the app is not served without them. */
  people?: SeedPerson[] | undefined
  /** The public URL of the server, if it differs from the requested one: behind a proxy that terminates TLS. */
  publicUrl?: string | undefined
  /** Number of trusted proxies in front of the server, each of which appends to `X-Forwarded-For`; 0 by default. */
  proxies?: number | undefined
  /** The origin of the fake card provider, if there is one. */
  fakeCards?: string | undefined
  /** Social sign-in providers. */
  providers?: Providers | undefined
}

/** After as many milliseconds, a page gets the loader without first screens. */
const SCREEN_PATIENCE = 300

/** Maximum request body of the API, in bytes. */
export const mostBytes = 64 * 1024

/** The same for a batch of the feed that comes with a key. */
export const mostFeedBytes = 1024 * 1024

const mostIn = (c: HonoContext): number => {
  if (c.req.header('authorization') === undefined) return mostBytes
  if (isPicture(c)) return mostPictureBytes
  if (isUpload(c)) return mostUploadBytes
  return c.req.path.startsWith('/v1/feed/') || isMapping(c) || isDraft(c) ? mostFeedBytes : mostBytes
}

/** Lists of products, and what their headings and categories mean. */
const isUpload = (c: HonoContext): boolean => /^\/v1\/staff\/locations\/[^/]+\/imports$/.test(c.req.path)
const isPicture = (c: HonoContext): boolean => c.req.path === '/v1/staff/pictures'
const isMapping = (c: HonoContext): boolean => /^\/v1\/staff\/imports\/[^/]+\/mapping$/.test(c.req.path)
const isDraft = (c: HonoContext): boolean => c.req.path.startsWith('/v1/staff/drafts/')

/** Paths of the endpoints of accounts and kiosks. */
const personal = ['/account', '/kiosks', '/me', '/password', '/session', '/signup', '/social']

/** Creates the server: the API under `/v1`, its OpenAPI document, health checks, scripts, host pages and pictures. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  const { people = [], wake = () => {}, wakePictures = () => {} } = parts
  const { publish, relay } = { ...createPublish(undefined), ...parts }
  const {
    backgroundJobs = createBackgroundJobs(parts.log),
    send = intoMailbox(parts.db, parts.clock),
    canText = true
  } = parts
  const { gateways = {}, staffSecret = newId(), limits = shoppingLimits } = parts
  const settings = { gateways, limits, staffSecret, undoSeconds: parts.undoSeconds ?? UNDO_SECONDS }
  const context: Context = { ...parts, ...settings, backgroundJobs, send, canText, publish, relay, wake, wakePictures }
  app.use(
    async (c, next) => {
      c.set('proxies', parts.proxies ?? 0)
      await next()
    },
    watchCalls(parts.watches ?? [])
  )
  useHeaders(app)
  const warnOfProxy = proxyWarner(parts.log, parts.proxies ?? 0)
  const isDemo = parts.folders.pages !== undefined
  const origin = parts.publicUrl?.replace(/\/+$/, '')
  app.use(async (c, next) => {
    c.set('publicOrigin', origin === undefined ? undefined : new URL(origin).origin)
    // Shared caches must not store a forged `Host`.
    c.set('origin', origin ?? ownOrigin(c))
    c.set('hasHostPages', isDemo)
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
  restoreRoute(app, guard, context)
  app.use(receiveBodies({ most: mostIn, isFile: c => isUpload(c) || isPicture(c) }))
  app.use(shedLoad(parts.mostCalls ?? Number.POSITIVE_INFINITY, metrics?.shed))
  storedPictureRoutes(app, context)
  const menus = { age: parts.menuAge ?? 0, live: parts.realtime?.live }
  const { api, firstScreens } = createApi(context, guard, parts, menus)
  app.route('/v1', api)
  pictureRoutes(app, context, isDemo)
  loaderRoute(app, firstScreens, { scripts: parts.folders.scripts, patience: parts.screenPatience ?? SCREEN_PATIENCE })
  staticRoutes(app, parts.folders, people)
  staffPageRoutes(app, parts.folders.scripts, context)
  snippetPageRoutes(app, parts.folders.scripts)
  framePageRoutes(app, guard)
  copyDownload(app, context)
  unsubscribeRoutes(app, context, watchHooks)
  confirmRoutes(app, context)
  previewRoutes(app, context, { providers: providerNames(parts), isDemo })
  if (parts.fakeCards !== undefined) fakeCardsRoutes(app, parts.fakeCards)
  if (people.length > 0) {
    demoAppRoutes(app, context, people)
    foundPageRoute(app, parts.folders.scripts)
  }
  app.notFound(c => (c.req.path.startsWith('/v1/') ? answerApiError(c, notFound()) : c.text('Not found', 404)))
  app.onError(answerError(parts.log, metrics?.putOff))
  return app
}

const providerNames = ({ providers = {} }: Pick<AppParts, 'providers'>) => Object.keys(providers) as (keyof Providers)[]

function createApi(
  context: Context,
  guard: MiddlewareHandler,
  { providers = {}, folders }: Pick<AppParts, 'providers' | 'folders'>,
  menus: MenuSettings
): { api: Hono; firstScreens: ReadFirstScreen } {
  const api = new Hono()
  api.use(guard)
  api.use(limitBody(mostIn, c => (isPicture(c) ? faultWords.large : undefined)))
  for (const path of ['/business', '/locations/*', '/openapi.json']) api.use(path, withETag, publicRead)
  for (const path of [
    '/addresses',
    '/carts',
    '/orders',
    '/payments',
    '/staff',
    '/staff-session',
    '/staff-password',
    '/setup',
    '/feed',
    ...personal
  ])
    api.use(path, noStore).use(`${path}/*`, noStore)
  api.use('/feed/locations/:location/items', withETag)
  for (const path of personal) api.use(path, fromOwnPages).use(`${path}/*`, fromOwnPages)
  api.use('/locations/:location/slots', noStore)
  api.use('/locations/:location/products/:product/sizes/*', noStore)
  api.use('/locations/:location/searches', noStore)
  api.use('/locations/:location/kiosk-pin', noStore, fromOwnPages)
  api.use(async (c, next) => {
    c.set('findCaller', token => findCaller(context, token))
    await next()
  })
  for (const path of [
    '/locations/:location/menu',
    '/locations/:location/products/*',
    '/locations/:location/shelf-texts',
    '/locations/:location/suggestions'
  ])
    api.use(path, guardMenus(context))
  const document = openApi()
  api.get('/openapi.json', c => c.json(document))
  const { scripts, pages } = folders
  const names = providerNames({ providers })
  const firstScreens = shopRoutes(api, context, { menus, providers: names, scripts, isDemo: pages !== undefined })
  peopleRoutes(api, context, providers)
  watchRoutes(api, context)
  favouriteRoutes(api, context)
  orderingRoutes(api, context)
  const serve = serveStaff(api, context)
  boardRoutes(serve, context)
  storesRoutes(serve, context)
  figuresRoutes(serve, context)
  contactRoutes(serve, context)
  memberRoutes(api, serve, context)
  setupRoutes(api, serve, context)
  kioskRoutes(api, context, serve)
  feedRoutes(api, context, serve)
  uploadRoutes(serve, context)
  draftRoutes(serve, context)
  catalogueRoutes(serve, context)
  pictureUploadRoute(serve, context)
  storeSettingsRoutes(serve, context)
  copyRoutes(serve, context)
  return { api, firstScreens }
}
