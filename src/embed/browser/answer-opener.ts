import type { Platform } from '../../platform/platform.ts'
import { PROVIDER_MARK, PROVIDER_WINDOW } from '../../platform/provider-names.ts'

/** Answers the window that opened this one, on our own origin; a provider that cuts the tie leaves this window to go on by itself. */
export const answerOpener: Platform['answerOpener'] = answer => {
  const { opener, name } = window as { opener: Window | null; name: string }
  if (name !== PROVIDER_WINDOW || !opener || opener.closed) return false
  opener.postMessage({ type: PROVIDER_MARK, ...answer }, window.location.origin)
  window.close()
  return true
}
