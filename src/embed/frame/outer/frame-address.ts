import { handedOver } from '../../../routing/handed-over.ts'
import { parseHash } from '../../../routing/hash.ts'
import { readParameters } from '../../../routing/parameters.ts'
import type { StorefrontOptions } from '../../mount/options.ts'

/** Options that the server's page takes. */
const passed = ['location', 'theme', 'accent', 'radius', 'phone'] as const

/**
 * Returns the address of the page in the frame: the retailer's own, or the server's with the options. Parameters of a link
 * to the shop go along in the fragment, which no server gets to see.
 */
export function frameAddress(
  { api, options, locale }: { api: string; options: StorefrontOptions; locale: string },
  page: URL,
  ownsAddress: boolean
): URL {
  const address = new URL(options.frame ?? `${api}/frame`, document.baseURI)
  const { searchParams } = address
  if (!options.frame) {
    searchParams.set('locale', locale)
    for (const name of passed) if (options[name] !== undefined) searchParams.set(name, String(options[name]))
    searchParams.set('page', page.origin + page.pathname)
  }
  searchParams.set('iframe', '1')
  const { in_store: kiosk } = readParameters(['in_store'], page.search)
  if (kiosk !== undefined) searchParams.set('in_store', kiosk)
  if (!ownsAddress) return address
  const own = parseHash(page.hash)
  const query = new URLSearchParams(own?.query)
  for (const [name, value] of Object.entries(handedOver(page.search, '', () => false)))
    if (!query.has(name)) query.set(name, value === true ? '' : String(value))
  const queryText = query.toString()
  if (own || queryText) address.hash = `#${own?.path ?? '/'}${queryText && `?${queryText}`}`
  return address
}
