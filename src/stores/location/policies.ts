import { computed } from 'nanostores'
import { webPattern } from '../../contract/store/policies.ts'
import { dataOf } from '../../client/async-state.ts'
import { $business } from './business.ts'

/** A page of the retailer's that the shop links to. */
export interface PolicyLink {
  name: 'privacy' | 'terms'
  url: string
}

/** Returns the links that a reply has; a bad address costs no more than itself (SPEC C19). */
const linksIn = (sent: unknown): PolicyLink[] =>
  (['privacy', 'terms'] as const).flatMap(name => {
    const url = (sent as Record<string, unknown> | null | undefined)?.[name]
    return typeof url === 'string' && webPattern.test(url) ? [{ name, url }] : []
  })

/** The retailer's privacy policy and terms, as far as they are known. */
export const $policies = computed($business, load => linksIn(dataOf(load)?.detail.policies))
