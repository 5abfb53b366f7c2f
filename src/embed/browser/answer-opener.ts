import type { Platform } from '../../platform/platform.ts'
import { PROVIDER_MARK, PROVIDER_WINDOW } from '../../platform/provider-names.ts'

/**
 * Posts the response to the opener, on our own origin. If a provider severed the link to the opener, this window
 * continues by itself.
 */
export const answerOpener: Platform['answerOpener'] = answer => {
  const { opener, name } = window as { opener: Window | null; name: string }
  if (name !== PROVIDER_WINDOW || !opener || opener.closed) return false
  opener.postMessage({ type: PROVIDER_MARK, ...answer }, window.location.origin)
  window.close()
  return true
}
