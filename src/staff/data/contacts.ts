import { request } from '../../client/http/request.ts'
import { type OfferContact, readContacts } from '../../contract/staff/contacts.ts'
import { showFailure } from './notices.ts'

/** Reads everyone who agrees to offers; undefined if that fails, which a notice says. */
export async function readAllContacts(): Promise<readonly OfferContact[] | undefined> {
  const all: OfferContact[] = []
  let query: Record<string, string> = {}
  for (;;) {
    const result = await request(readContacts, { query })
    if (!result.ok) {
      showFailure(result.problem)
      return undefined
    }
    const { contacts, next } = result.value
    all.push(...contacts)
    if (next === null) return all
    query = { after: next }
  }
}
