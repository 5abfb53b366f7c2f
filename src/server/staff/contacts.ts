import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { readContacts } from '../../contract/staff/contacts.ts'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import { unsubscribeToken } from '../consent/unsubscribe-token.ts'
import type { Context } from '../context.ts'
import { consentLedger, consentPeople, consentTexts, locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { foreignStoreWords } from '../http/messages.ts'
import { audited } from './audited.ts'
import type { ServeStaff } from './serve-staff.ts'

const MOST = 1000

/** Serves the list of those who agree to offers. */
export function contactRoutes(serve: ServeStaff, context: Context): void {
  serve(readContacts, async ({ member, query, origin }) => {
    if (member.locations !== null) throw new ApiError(403, 'forbidden', { words: foreignStoreWords })
    const read = () => contactsAfter(context.db, query['after'] ?? '', origin)
    if (query['after']) return read()
    return audited(context, member, { action: 'contacts', detail: '' }, read)
  })
}

/** Reads those who agree to offers by the latest entry of the ledger, after a person in the order of their ids. */
async function contactsAfter(db: Queries, after: string, origin: string): Promise<ReplyOf<typeof readContacts>> {
  const rows = await select(db, after)
  const contacts = await Promise.all(
    rows.map(async ({ personId, address, at, proof, language, ...row }) => {
      const token = await unsubscribeToken(db, { purpose: 'offers', personId, language: language ?? 'en' })
      return {
        ...row,
        address: address ?? '',
        since: at.toISOString(),
        isConfirmed: proof !== 'typed',
        language: language && `${language}-CA`,
        unsubscribe: `${origin}/unsubscribe/${token}`
      }
    })
  )
  return { contacts, next: rows.length < MOST ? null : (rows.at(-1)?.personId ?? null) }
}

function select(db: Queries, after: string) {
  const { personId, purpose, id } = consentLedger
  const latest = db
    .selectDistinctOn([personId])
    .from(consentLedger)
    .where(and(eq(purpose, 'offers'), gt(personId, after)))
    .orderBy(asc(personId), desc(id))
    .as('latest')
  return db
    .select({
      personId: latest.personId,
      channel: consentPeople.channel,
      address: consentPeople.address,
      at: latest.at,
      source: sql<string>`${latest.source}`,
      proof: latest.proof,
      location: locations.slug,
      language: consentTexts.language,
      words: consentTexts.text
    })
    .from(latest)
    .innerJoin(consentPeople, eq(consentPeople.id, latest.personId))
    .leftJoin(consentTexts, eq(consentTexts.hash, latest.textHash))
    .leftJoin(locations, eq(locations.id, latest.locationId))
    .where(and(eq(latest.action, 'given'), isNotNull(consentPeople.address)))
    .orderBy(asc(latest.personId))
    .limit(MOST)
}
