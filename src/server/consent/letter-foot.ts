import { contactOf, postalLine } from '../../rules/text/sender-line.ts'
import type { ConsentPurpose } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { readSender } from './sender.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** A message that needs consent: the kind, whose, about which store, and the origin of the API for its link. */
interface ConsentMessage {
  purpose: ConsentPurpose
  personId: string
  locationId: string
  language: Language
  origin: string
}

/** Returns the sender's lines and the unsubscribe address of a message, as CASL asks for them (s. 6(2)). */
export async function prepareFoot(
  db: Queries,
  { purpose, personId, locationId, language, origin }: ConsentMessage
): Promise<{ sender: string[]; unsubscribe: string }> {
  const sender = await readSender(db, locationId)
  const { business, store } = sender
  const lines = [business.name, store && postalLine(store.address), contactOf(sender)]
  const token = await unsubscribeToken(db, { purpose, personId, language })
  return { sender: lines.filter(line => line !== undefined), unsubscribe: `${origin}/unsubscribe/${token}` }
}
