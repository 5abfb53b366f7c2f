import { $flagQuery } from '../../routing/location.ts'
import type { Handed } from '../mount/options-from-script.ts'
import type * as Code from './chrome/host-chrome.ts'

/**
 * Hides the host's header and footer according to the flags (SPEC C4), with code that is only loaded once there is a flag. Returns an
 * unsubscribe function.
 */
export function followChrome({ root, options, nonce, files }: Handed): () => void {
  let chrome: Promise<Code.HostChrome> | undefined
  const endFlags = $flagQuery.subscribe(query => {
    if (query) chrome ??= files.loadFile<typeof Code>('chrome').then(code => code.takeChrome(root, options, nonce))
    chrome?.then(
      ({ show }) => show(query),
      () => {}
    )
  })
  return () => {
    endFlags()
    chrome?.then(
      ({ end }) => end(),
      () => {}
    )
  }
}
