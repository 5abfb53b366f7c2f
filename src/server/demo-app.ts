import { eq, sql } from 'drizzle-orm'
import type { Context as HonoContext, Hono } from 'hono'
import { emailKey } from '../contract/typed/email.ts'
import type { SeedPerson } from './seed/types.ts'
import type { Context } from './context.ts'
import { accounts, newId, sessions, signupLinks } from './db/schema.ts'
import { clientIn } from './http/request/client.ts'
import { noStore } from './http/middleware/headers.ts'
import { demoDoor } from './http/request/local-call.ts'
import { mailboxRoutes } from './mail/mailbox.ts'
import { openSession } from './people/sessions/open-session.ts'
import { hashOf } from './people/sessions/secret.ts'
import { makeLink } from './people/signups/link.ts'

/**
 * Simulates the retailer's own app, which hands over a session or a sign-up link to a host page (SPEC C6). It requires
 * no password, so it only exists in the demo and only accepts calls from this machine.
 */
export function demoAppRoutes(app: Hono, context: Context, people: SeedPerson[]): void {
  const { db, clock } = context
  app.use('/demo/*', demoDoor, noStore)
  mailboxRoutes(app, context)

  app.get('/demo/sign-in', async c => {
    const [person, page] = [personIn(c, people), pageIn(c)]
    if (person === undefined) return nobody(c, people)
    if (page === undefined) return noPage(c)
    const client = clientIn(c)
    const accountId = await idOf(context, person)
    page.searchParams.set('token', await openSession(db, { accountId, device: client.device, client, now: clock() }))
    return goTo(c, page)
  })

  app.get('/demo/sign-up', async c => {
    const [page, source] = [pageIn(c), c.req.query('source') ?? 'kiosk']
    if (page === undefined) return noPage(c)
    if (!/^[a-z][a-z-]{0,31}$/.test(source)) return c.text('A source is a word in small letters, such as kiosk.', 400)
    const token = await beginSignup(context, source, c.req.query('state'))
    page.searchParams.set('signup_token', token)
    page.searchParams.set('source', source)
    return goTo(c, page)
  })

  app.post('/demo/expire', async c => {
    const person = personIn(c, people)
    if (person === undefined) return nobody(c, people)
    await db
      .update(sessions)
      .set({ expiresAt: clock() })
      .where(eq(sessions.accountId, await idOf(context, person)))
    return c.text(`All sessions of ${person.firstName} ${person.lastName} have expired.`)
  })
}

async function idOf({ db }: Context, { email }: SeedPerson): Promise<string> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, emailKey(email)))
  if (row === undefined) throw new Error('A demo customer has no account.')
  return row.id
}

/** Creates an account without a password, and a link that completes the sign-up, optionally used or expired. */
async function beginSignup({ db, clock }: Context, source: string, state: string | undefined): Promise<string> {
  const now = clock()
  const accountId = newId()
  const email = `sam.okafor.${accountId.slice(0, 8)}@lindenandslate.example`
  const person = {
    id: accountId,
    firstName: 'Sam',
    lastName: 'Okafor',
    email,
    phone: '+1 403-555-0163',
    createdAt: now
  }
  await db.insert(accounts).values(person)
  const token = await makeLink(db, { accountId, source, now })
  const past = state === 'used' ? { usedAt: now } : state === 'expired' ? { expiresAt: now } : undefined
  if (past !== undefined)
    await db
      .update(signupLinks)
      .set(past)
      .where(eq(signupLinks.tokenHash, hashOf(token)))
  return token
}

const personIn = (c: HonoContext, people: SeedPerson[]): SeedPerson | undefined =>
  people.find(({ key }) => key === c.req.query('as'))

/** The host page named by `to`, with the fragment in `hash`; undefined for any other URL. */
function pageIn(c: HonoContext): URL | undefined {
  const { to = '/pages/plain.html', hash = '#/queen-west' } = c.req.query()
  const origin = 'http://demo.invalid'
  if (!URL.canParse(to, origin)) return undefined
  const page = new URL(to, origin)
  if (page.origin !== origin || !/^\/pages\/[a-z0-9][a-z0-9-]*\.html$/.test(page.pathname)) return undefined
  page.hash = hash
  return page
}

const goTo = (c: HonoContext, { pathname, search, hash }: URL): Response => c.redirect(pathname + search + hash, 303)

const noPage = (c: HonoContext): Response =>
  c.text('`to` is a host page of this server, such as /pages/plain.html.', 400)

const nobody = (c: HonoContext, people: SeedPerson[]): Response =>
  c.text(`\`as\` is one of: ${people.map(({ key }) => key).join(', ')}.`, 404)
