import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLoopback, ownOrigin } from '../request/request-origin.ts'
import { openTo } from './headers.ts'
import { ApiError } from '../api-error.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The pages that the business names as its own; an origin alone is its root. */
    pages: readonly URL[]
  }
}

/**
 * Lets the pages that the business names call the API, and our own; where it names none, those of any site. What a browser
 * may not read it may not do with accounts either: these calls are refused. Who is no browser sends no `Origin`.
 */
export const guardOrigins =
  (read: () => Promise<URL[]>): MiddlewareHandler =>
  async (c, next) => {
    const named = await read()
    c.set('pages', named)
    return openTo(named.length === 0 ? '*' : origin => (isAllowed(c, origin) ? origin : null))(c, next)
  }

/** Refuses a call from a page of another site than the business's. */
export const fromOwnPages: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isAllowed(c, origin)) throw new ApiError(403, 'forbidden')
  await next()
}

function isAllowed(c: HonoContext, origin: string): boolean {
  const named = c.get('pages')
  return named.length === 0 || named.some(page => page.origin === origin) || origin === ownOrigin(c)
}

const fallback = '/pages/plain.html'

/** Parameters that no link keeps (SPEC A2), and those of a social sign-in. */
const dropped = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup', 'code', 'state']

/**
 * The page that a link in an e-mail leads to. Anybody may ask for somebody else's link and say on which page they are, so what
 * the caller says only chooses among pages that are known: those that the business names, word for word, and our own host
 * pages. Any other path of a named site could be a redirect, which would carry the link's token elsewhere.
 */
export function pageIn(c: HonoContext): URL {
  const said = [c.req.header('referer'), c.req.header('origin')]
    .filter(address => address !== undefined && URL.canParse(address))
    .map(address => knownPage(c, new URL(address ?? '')))
    .find(page => page !== undefined)
  const page = new URL(said ?? new URL(fallback, ownOrigin(c)))
  for (const name of dropped) page.searchParams.delete(name)
  page.hash = ''
  return page
}

/** The page that is known and nearest to what a caller says: its own, else the first of its site. */
function knownPage(c: HonoContext, said: URL): URL | undefined {
  const [own, named] = [ownOrigin(c), c.get('pages')]
  const ofSite = named.filter(page => page.origin === said.origin)
  if (ofSite.length > 0) return ofSite.find(page => isSamePage(page, said)) ?? ofSite[0]
  if (said.origin === own) return isHostPage(said) ? said : undefined
  // Where none is named, sites of this same machine are trusted if we are reached on it: that is the demo.
  const isDemo = named.length === 0 && isLoopback(said.hostname) && isLoopback(new URL(own).hostname)
  return isDemo ? new URL('/', said) : undefined
}

/** Whether a caller is on a named page, whatever else is in its query. */
function isSamePage(page: URL, said: URL): boolean {
  const path = ({ pathname }: URL) => pathname.replace(/\/$/, '')
  return (
    path(page) === path(said) && [...page.searchParams].every(([name, value]) => said.searchParams.get(name) === value)
  )
}

const isHostPage = ({ pathname }: URL): boolean => /^\/pages\/[a-z0-9][a-z0-9-]*\.html$/.test(pathname)
