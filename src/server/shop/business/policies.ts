import type { Policies } from '../../../contract/store/policies.ts'
import type { StoredPolicies } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'

/** Returns the addresses of the privacy policy and terms in a language; undefined if there are none. */
export function policiesIn(stored: StoredPolicies | null, language: Language): Policies | undefined {
  if (stored === null) return undefined
  const inLanguage = (address: StoredPolicies[keyof StoredPolicies]) =>
    (typeof address === 'string' ? address : address?.[language]) ?? undefined
  return { privacy: inLanguage(stored.privacy), terms: inLanguage(stored.terms) }
}
