import { and, eq, gt } from 'drizzle-orm'
import type { SocialAction, SocialProvider } from '../../../../src/contract/account/social-kinds.ts'
import type { Context } from '../../context.ts'
import { accounts, identities, pendingIdentities } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Queries } from '../../db/types.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import { findByEmail } from '../accounts/find.ts'
import { note } from '../audit/note.ts'
import type { Account } from '../sessions/find.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'
import type { Vouched } from './provider.ts'

/** How long a link waits for its password. */
const waits = 10 * 60_000

/** Who came back from a provider, and what for. */
export interface Arrival {
  provider: SocialProvider
  vouched: Vouched
  action: SocialAction
  /** Who is signed in already. */
  account: Account | undefined
}

/** Whom a social sign-in lets in, or what their password must complete. */
export type Welcome = { account: Account } | { token: string; email: string }

async function accountOf(db: Queries, provider: SocialProvider, subject: string): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found?.account
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
 * Lets in whom a provider vouches for: by an identity that is known, else by a new account. An e-mail address that has an
 * account is not enough, for whoever owns the address at the provider need not be who made the account: its password is.
 */
export function welcome({ db, clock }: Context, arrival: Arrival): Promise<Welcome> {
  const { provider, vouched, action, account } = arrival
  const { subject, email, firstName, lastName } = vouched
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

/** The account that a link waits for; refuses the call when the link was used or has expired. */
export async function accountOfLink({ db, clock }: Context, token: string): Promise<Account> {
  const [found] = await db
    .select({ account: accounts })
    .from(pendingIdentities)
    .innerJoin(accounts, eq(accounts.id, pendingIdentities.accountId))
    .where(and(eq(pendingIdentities.tokenHash, hashOf(token)), gt(pendingIdentities.expiresAt, clock())))
  if (!found) throw new ApiError(410, 'link_expired')
  return found.account
}

/** Completes a link, once. */
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

/** Unties a provider, unless nothing else leads into the account. */
export function unlink({ db, clock }: Context, account: Account, provider: SocialProvider): Promise<void> {
  return transaction(db, async tx => {
    // Whoever unties the last two at once waits for each other here.
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update')
    const ties = await tx.select().from(identities).where(eq(identities.accountId, account.id))
    const others = ties.filter(one => one.provider !== provider)
    if (ties.length === others.length) return
    if (others.length === 0 && account.passwordHash === null) throw new ApiError(409, 'conflict')
    await tx.delete(identities).where(and(eq(identities.accountId, account.id), eq(identities.provider, provider)))
    await note(tx, { action: 'unlinked', accountId: account.id, now: clock() })
  })
}
