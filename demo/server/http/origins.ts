import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLoopback, ownOrigin } from './own.ts'
import { openTo } from './headers.ts'
import { Refusal } from './refusal.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The origins that the business names as its own. */
    origins: string[]
  }
}

/**
 * Lets the pages that the business names call the API, and our own; where it names none, those of any site. What a browser
 * may not read it may not do with accounts either: these calls are refused. Who is no browser sends no `Origin`.
 */
export const guardOrigins =
  (read: () => Promise<string[]>): MiddlewareHandler =>
  async (c, next) => {
    const named = await read()
    c.set('origins', named)
    return openTo(named.length === 0 ? '*' : origin => (isAllowed(c, origin) ? origin : null))(c, next)
  }

/** Refuses a call from a page of another site than the business's. */
export const fromOwnPages: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isAllowed(c, origin)) throw new Refusal(403, 'forbidden')
  await next()
}

function isAllowed(c: HonoContext, origin: string): boolean {
  const named = c.get('origins')
  return named.length === 0 || named.includes(origin) || origin === ownOrigin(c)
}

const fallback = '/pages/plain.html'

/** Parameters that no link keeps (SPEC A2), and those of a social sign-in. */
const dropped = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup', 'code', 'state']

/**
 * The page that the storefront stands on, for links in e-mails: the caller's, where the business names its origin or it is our
 * own, else a page of ours. Anybody could ask for somebody else's link to be sent to a page where they read along.
 */
export function pageIn(c: HonoContext): URL {
  const own = ownOrigin(c)
  const said = [c.req.header('referer'), c.req.header('origin')].find(
    address => address !== undefined && URL.canParse(address) && isOurs(c, new URL(address))
  )
  const page = new URL(said ?? fallback, own)
  for (const name of dropped) page.searchParams.delete(name)
  page.hash = ''
  return page
}

/** Where none is named, pages of this same machine are trusted if we are reached on it: that is the demo. */
function isOurs(c: HonoContext, { origin, hostname }: URL): boolean {
  const [own, named] = [ownOrigin(c), c.get('origins')]
  if (origin === own || named.includes(origin)) return true
  return named.length === 0 && isLoopback(hostname) && isLoopback(new URL(own).hostname)
}
