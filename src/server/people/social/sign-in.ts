import { and, eq, gt } from 'drizzle-orm'
import type { SocialAction, SocialProvider } from '../../../contract/account/social-kinds.ts'
import { readEmail } from '../../../contract/typed/email.ts'
import { readableText } from '../../../contract/typed/line.ts'
import { plainText } from '../../../contract/typed/plain-text.ts'
import type { Context } from '../../context.ts'
import { accounts, identities, pendingIdentities } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Queries } from '../../db/types.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import { findByEmail } from '../accounts/find-account.ts'
import { note } from '../../audit/note-event.ts'
import type { Account } from '../../http/request/caller.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'
import type { Vouched } from './provider.ts'

/** Time that a pending link waits for the password, in milliseconds. */
const waits = 10 * 60_000

/** A person returning from a provider, and the purpose. */
export interface Arrival {
  provider: SocialProvider
  vouched: Vouched
  action: SocialAction
  /** The account that is already signed in. */
  account: Account | undefined
}

/** The account to sign in, or a pending link that needs its password. */
export type Welcome = { account: Account } | { token: string; email: string }

async function accountOf(db: Queries, provider: SocialProvider, subject: string): Promise<Account | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row?.account
}

async function tie(db: Queries, whose: { provider: SocialProvider; subject: string; accountId: string; now: Date }) {
  const { now, ...identity } = whose
  await db
    .insert(identities)
    .values({ ...identity, createdAt: now })
    .onConflictDoNothing()
  await note(db, { action: 'linked', accountId: whose.accountId, now })
}

/**
 * Signs in a person vouched for by a provider: with a linked account, else with a new one. An email address that
 * already has an account is not enough, because the owner of the address at the provider may not have created the
 * account: its password is required.
 */
export function welcome({ db, clock }: Context, arrival: Arrival): Promise<Welcome> {
  const { provider, vouched, action, account } = arrival
  const { subject } = vouched
  const email = vouched.email && (readEmail(plainText(vouched.email)) ?? vouched.email)
  const [firstName, lastName] = [readableText(vouched.firstName), readableText(vouched.lastName)]
  return transaction(db, async tx => {
    const now = clock()
    const known = await accountOf(tx, provider, subject)
    if (action === 'link' && account) {
      if (known && known.id !== account.id) throw new ApiError(409, 'conflict')
      if (!known) await tie(tx, { provider, subject, accountId: account.id, now })
      return { account }
    }
    if (known) return { account: known }
    if (email === undefined) throw badFields({ email: 'required' })
    const made = { firstName, lastName, email, phone: '', emailVerifiedAt: now, createdAt: now }
    const [created] = await tx.insert(accounts).values(made).onConflictDoNothing().returning()
    if (created) {
      await note(tx, { action: 'sign-up', accountId: created.id, now })
      await tie(tx, { provider, subject, accountId: created.id, now })
      return { account: created }
    }
    const owner = await findByEmail(tx, email)
    if (!owner) throw new ApiError(410, 'link_expired')
    const token = newSecret()
    const expiresAt = new Date(now.getTime() + waits)
    const pending = { tokenHash: hashOf(token), provider, subject, accountId: owner.id, expiresAt }
    await tx.insert(pendingIdentities).values(pending)
    return { token, email: owner.email }
  })
}

/** Returns the account of a pending link; throws 410 if the link was used or has expired. */
export async function accountOfLink({ db, clock }: Context, token: string): Promise<Account> {
  const [row] = await db
    .select({ account: accounts })
    .from(pendingIdentities)
    .innerJoin(accounts, eq(accounts.id, pendingIdentities.accountId))
    .where(and(eq(pendingIdentities.tokenHash, hashOf(token)), gt(pendingIdentities.expiresAt, clock())))
  if (!row) throw new ApiError(410, 'link_expired')
  return row.account
}

/** Completes a pending link, once. */
export function completeLink({ db, clock }: Context, token: string): Promise<void> {
  return transaction(db, async tx => {
    const [link] = await tx
      .delete(pendingIdentities)
      .where(eq(pendingIdentities.tokenHash, hashOf(token)))
      .returning()
    if (!link) throw new ApiError(410, 'link_expired')
    await tie(tx, { provider: link.provider, subject: link.subject, accountId: link.accountId, now: clock() })
  })
}

/** Unlinks a provider, unless it is the only way to sign in. */
export function unlink({ db, clock }: Context, account: Account, provider: SocialProvider): Promise<void> {
  return transaction(db, async tx => {
    // Concurrent requests to unlink the last two wait for each other here.
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update')
    const ties = await tx.select().from(identities).where(eq(identities.accountId, account.id))
    const others = ties.filter(identity => identity.provider !== provider)
    if (ties.length === others.length) return
    if (others.length === 0 && account.passwordHash === null) throw new ApiError(409, 'conflict')
    await tx.delete(identities).where(and(eq(identities.accountId, account.id), eq(identities.provider, provider)))
    await note(tx, { action: 'unlinked', accountId: account.id, now: clock() })
  })
}
