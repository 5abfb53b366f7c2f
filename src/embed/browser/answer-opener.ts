import type { Platform } from '../../platform/platform.ts'
import { PROVIDER_MARK, PROVIDER_WINDOW } from '../../platform/provider-names.ts'

/**
 * Posts the response to the opener, on our own origin unless another one is given. If a provider severed the link to the
 * opener, this window continues without it.
 */
export const answerOpener = (answer: Parameters<Platform['answerOpener']>[0], to = window.location.origin): boolean => {
  const { opener, name } = window as { opener: Window | null; name: string }
  if (name !== PROVIDER_WINDOW || !opener || opener.closed) return false
  opener.postMessage({ type: PROVIDER_MARK, ...answer }, to)
  window.close()
  return true
}
