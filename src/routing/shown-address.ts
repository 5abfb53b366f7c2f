import { withoutParameters } from './handed-over.ts'
import { ownNames } from './parameters.ts'

/** Returns a page's address for a link: with a fragment, and without one shopper's own parameters (SPEC A2, C5). */
export function shownAddress(page: string, hash: string): string {
  const address = new URL(page)
  address.search = withoutParameters(address.search, ownNames)
  address.hash = hash
  return address.href
}
