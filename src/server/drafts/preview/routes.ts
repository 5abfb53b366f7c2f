import { type Context as HonoContext, Hono } from 'hono'
import { eventsPath } from '../../../contract/order/events.ts'
import { readFirstScreen } from '../../../contract/store/first-screen.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { answerApiError, answerError } from '../../http/middleware/failures.ts'
import { noStore } from '../../http/middleware/headers.ts'
import { languageIn } from '../../http/request/language.ts'
import { pictureRoutes } from '../../shop/menu/picture-routes.ts'
import { shopReadRoutes, type ShopReadSettings } from '../../shop/routes.ts'
import { previewWords } from '../words.ts'
import { inDraft } from './in-draft.ts'
import { previewPage } from './page.ts'
import { createTokens, type Preview, timeIn } from './token.ts'

const everywhere = '/preview/:token/*'

/**
 * Serves previews of the shop below `/preview/<token>/`: the page `frame`, and its reads of the API and of the drawn pictures, as if
 * a draft were published and at the preview's time. Nothing can be written there.
 */
export function previewRoutes(app: Hono, context: Context, settings: ShopReadSettings): void {
  const tokens = createTokens(context)

  function previewOf(c: HonoContext): Preview {
    const preview = tokens.read(c.req.param('token') ?? '')
    if (preview === undefined) throw notFound()
    return preview
  }

  app.use(everywhere, noStore)

  app.get('/preview/:token/frame', c => {
    const preview = previewOf(c)
    const now = context.clock()
    const ahead = timeIn(preview, now).getTime() - now.getTime()
    // The scripts are the server's own, and so is the one that moves the clock.
    c.header('Content-Security-Policy', "frame-ancestors 'self'; base-uri 'none'; object-src 'none'")
    return c.html(previewPage(c.req.query(), { language: languageIn(c), base: baseOf(c), ahead }))
  })

  // A page that listens for messages hears that there are none, and doesn't ask again.
  app.get(`/preview/:token${eventsPath}`, c => c.body(null, 204))

  // The app draws the shop with the draft; a first screen drawn ahead would be of another moment.
  app.get(`/preview/:token/v1${readFirstScreen.path}`, c => {
    previewOf(c)
    return c.body(null, 204)
  })

  app.get(everywhere, async c => {
    const preview = previewOf(c)
    const clock = () => timeIn(preview, context.clock())
    const { body, status, type } = await inDraft(context, preview.draft, async db => {
      const reply = await readerOf(c, { ...context, db, clock }, settings).fetch(requestBelow(c), c.env)
      return { body: await reply.text(), status: reply.status, type: reply.headers.get('content-type') ?? '' }
    })
    const own = `${c.get('origin')}/pictures/`
    const text = type.includes('json') ? body.replaceAll(own, `${c.get('origin')}${baseOf(c)}pictures/`) : body
    return new Response(text, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
  })

  app.all(everywhere, c => {
    previewOf(c)
    return answerApiError(c, new ApiError(403, 'forbidden', { words: previewWords }))
  })
}

const baseOf = (c: HonoContext): string => `/preview/${c.req.param('token')}/`

/** Returns the shop's own readers on a database with the draft applied. */
function readerOf(c: HonoContext, context: Context & { db: Queries }, settings: ShopReadSettings): Hono {
  const reader = new Hono()
  reader.use(async (inner, next) => {
    inner.set('origin', c.get('origin'))
    inner.set('proxies', c.get('proxies'))
    inner.set('findCaller', async () => undefined)
    await next()
  })
  const api = new Hono()
  shopReadRoutes(api, context, settings)
  reader.route('/v1', api)
  pictureRoutes(reader, context, settings.isDemo)
  reader.notFound(inner => answerApiError(inner, notFound()))
  reader.onError(answerError(context.log))
  return reader
}

function requestBelow(c: HonoContext): Request {
  const { pathname, search } = new URL(c.req.url)
  const below = pathname.slice(baseOf(c).length - 1)
  const headers = new Headers(c.req.raw.headers)
  // Whole replies: only the shop's own are kept, compressed and revalidated.
  for (const name of ['if-none-match', 'accept-encoding', 'authorization']) headers.delete(name)
  return new Request(new URL(`${below}${search}`, c.get('origin')), { headers })
}
