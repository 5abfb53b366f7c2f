import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLoopback, ownOrigin } from '../request/request-origin.ts'
import { openTo } from './headers.ts'
import { ApiError } from '../api-error.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** True if this server has host pages of its own: the demo's. */
    hasHostPages: boolean
    /** The pages that the business has registered, below the guard; an origin alone is its root. */
    pages: readonly URL[] | undefined
  }
}

/**
 * Allows CORS for the registered pages and our own; for any site if none is registered. Requests that change accounts
 * are refused from other origins as well. Clients other than browsers send no `Origin`.
 */
export const guardOrigins =
  (read: () => Promise<URL[]>): MiddlewareHandler =>
  async (c, next) => {
    const named = await read()
    c.set('pages', named)
    return openTo(named.length === 0 ? '*' : origin => (isAllowed(c, origin) ? origin : null))(c, next)
  }

/** Rejects requests from pages of other sites than the business's. */
export const fromOwnPages: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isAllowed(c, origin)) throw new ApiError(403, 'forbidden')
  await next()
}

function isAllowed(c: HonoContext, origin: string): boolean {
  const named = c.get('pages') ?? []
  return named.length === 0 || named.some(page => page.origin === origin) || origin === ownOrigin(c)
}

/** Parameters that links must not keep (SPEC A2), and those of social sign-in. */
const dropped = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup', 'code', 'state']

/**
 * The page that a link in an email opens. Anybody may request a link for somebody else and claim any page, so the claim
 * only selects among known pages: exact matches of registered pages, and our own host pages. Another path on a
 * registered site could be an open redirect that leaks the link's token. Without such a page it is the first registered
 * one.
 */
export function pageIn(c: HonoContext): URL {
  const said = [c.req.header('referer'), c.req.header('origin')]
    .flatMap(address => (address !== undefined && URL.canParse(address) ? [new URL(address)] : []))
    .map(address => knownPage(c, pageAround(c, address) ?? address))
    .find(page => page !== undefined)
  const page = new URL(said ?? c.get('pages')?.[0] ?? ownPage(c))
  for (const name of dropped) page.searchParams.delete(name)
  page.hash = ''
  return page
}

/** The page where the business has registered none: the demo's or, in earnest, the one with nothing but the shop. */
const ownPage = (c: HonoContext): URL => new URL(c.get('hasHostPages') ? '/pages/plain.html' : '/', ownOrigin(c))

/** The page around our own page for frames, which names it in its query. */
function pageAround(c: HonoContext, { origin, pathname, searchParams }: URL): URL | undefined {
  if (origin !== ownOrigin(c) || pathname !== '/frame') return undefined
  const page = searchParams.get('page') ?? ''
  return URL.canParse(page) ? new URL(page) : undefined
}

/** The known page closest to the claimed one: the same page, otherwise the first of its site. */
function knownPage(c: HonoContext, said: URL): URL | undefined {
  const [own, named] = [ownOrigin(c), c.get('pages') ?? []]
  const ofSite = named.filter(page => page.origin === said.origin)
  if (ofSite.length > 0) return ofSite.find(page => isSamePage(page, said)) ?? ofSite[0]
  if (said.origin === own) return c.get('hasHostPages') && isHostPage(said) ? said : undefined
  // Without registered pages, sites on this machine are trusted if we are reached on loopback too: that is the demo.
  const isDemo = named.length === 0 && isLoopback(said.hostname) && isLoopback(new URL(own).hostname)
  return isDemo ? new URL('/', said) : undefined
}

/** True if the claimed page is the registered one, whatever other query parameters it has. */
function isSamePage(page: URL, said: URL): boolean {
  const path = ({ pathname }: URL) => pathname.replace(/\/$/, '')
  return (
    path(page) === path(said) && [...page.searchParams].every(([name, value]) => said.searchParams.get(name) === value)
  )
}

const isHostPage = ({ pathname }: URL): boolean => /^\/pages\/[a-z0-9][a-z0-9-]*\.html$/.test(pathname)
