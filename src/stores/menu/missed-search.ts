import { apiSettings } from '../../client/http/api-settings.ts'
import { resettable } from '../../client/reset.ts'
import { reportSearch } from '../../contract/catalog/searches.ts'
import { platform } from '../../platform/platform.ts'
import { searchToKeep } from '../../rules/menu/search/kept-search.ts'

/** Stores with the words that this visit has reported: each counts once. */
const $reported = resettable<readonly string[]>(['shopper', 'visitor'], [])

/**
 * Reports a search that found nothing, by its words alone: without a session, the visit's id, cookies or the page's address. A failure
 * is ignored, so that nothing is sent again later.
 */
export function reportMissed(location: string, text: string): void {
  const words = searchToKeep(text)
  const key = `${location} ${words}`
  if (words === undefined || $reported.get().includes(key)) return
  $reported.set([...$reported.get(), key])
  const { base, locale } = apiSettings()
  const path = reportSearch.path.replace(':location', encodeURIComponent(location))
  void platform()
    .http(`${base}/v1${path}?${new URLSearchParams({ locale: locale() })}`, {
      method: reportSearch.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ words }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer'
    })
    .catch(() => {})
}
