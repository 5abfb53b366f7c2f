import { eq } from 'drizzle-orm'
import { accounts, attempts, newId } from '../../../src/server/db/schema.ts'
import { hashPassword } from '../../../src/server/people/signups/password.ts'
import { requestCode, signInByCode, signInByPassword, type signUp } from '../../../src/contract/account/account.ts'
import type { Filling } from './client.ts'
import type { openShop } from './shop.ts'

/** A message in the demo's mailbox. */
export interface ShownMail {
  channel: 'email' | 'sms'
  to: string
  subject: string
  body: string
  /** Null for a text. */
  html: string | null
  at: string
}

/** A password that is not guessable. */
export const good = 'maple tide at dawn 7'

type Shop = Awaited<ReturnType<typeof openShop>>
type NewAccount = NonNullable<Filling<typeof signUp>['body']>

/** Helpers for accounts of a shop. */
export function peopleOf(shop: Shop) {
  const hash = hashPassword(good)

  /** Returns the body of a sign-up with a new address. */
  const newcomer = (changes: Partial<NewAccount> = {}): NewAccount => ({
    first_name: 'Noor',
    last_name: 'Haddad',
    email: `noor.${newId().slice(0, 8)}@mail.example`,
    phone: '+1 416 555 0177',
    dob: '1990-05-17',
    password: good,
    emailNotification: false,
    smsNotification: false,
    marketing: false,
    ...changes
  })

  /** Returns the messages to an address or number, or all, newest first. */
  async function mailsTo(to = ''): Promise<ShownMail[]> {
    const response = await fetch(`${shop.url}/mailbox.json?to=${encodeURIComponent(to)}`)
    return ((await response.json()) as { mails: ShownMail[] }).mails
  }

  /** Returns the code in the newest message. */
  const codeTo = async (to: string): Promise<string> => /\b\d{6}\b/.exec((await mailsTo(to))[0]?.body ?? '')?.[0] ?? ''

  /** Returns the link in the newest message that has one: two messages of one moment may come in either order. */
  const linkTo = async (to: string): Promise<URL> => {
    const links = (await mailsTo(to)).flatMap(({ body }) => /https?:\S+/.exec(body)?.[0] ?? [])
    return new URL(links[0] ?? '')
  }

  /** Creates an account with the good password, and returns it. */
  async function settle(changes: Partial<typeof accounts.$inferInsert> = {}) {
    const row = { firstName: 'Iris', lastName: 'Vautour', phone: '+1 902 555 0188', passwordHash: await hash }
    const email = `iris.${newId().slice(0, 8)}@mail.example`
    const [account] = await shop.db
      .insert(accounts)
      .values({ email, ...row, ...changes })
      .returning()
    if (account === undefined) throw new Error('There is no account.')
    return account
  }

  const check = (challenge: string, code: string, headers = {}) =>
    shop.to(signInByCode, { body: { challenge, code }, headers })

  /** Signs in with a code, which is faster than a password, and returns the session's header. */
  async function enter(email: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
    const { challenge } = (await shop.to(requestCode, { body: { to: email } })).payload
    const { payload } = await check(challenge, await codeTo(email), headers)
    return { Authorization: `Bearer ${payload.token}` }
  }

  /** Returns whether the password signs in to the account. */
  const opens = async (email: string, password = good): Promise<boolean> =>
    (await shop.to(signInByPassword, { body: { email, password } })).status === 200

  /** Returns the stored account of an address. */
  const kept = async (email: string) => (await shop.db.select().from(accounts).where(eq(accounts.email, email)))[0]

  /** Clears all rate limits. */
  async function forgive(): Promise<void> {
    await shop.db.delete(attempts)
  }

  return { newcomer, mailsTo, codeTo, linkTo, settle, enter, opens, check, kept, forgive }
}

/** Returns another code than this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
