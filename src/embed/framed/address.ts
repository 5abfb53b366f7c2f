import { shownAddress } from '../../routing/shown-address.ts'
import type { FromFrame, Tell } from '../frame-mode/messages.ts'
import type { Address } from '../../platform/platform.ts'

/**
 * Leaves the history to the page around the frame: it gets an entry for each screen, and the frame none. Links that are
 * shared are links to that page.
 */
export function frameAddress(address: Address, page: string, tell: Tell<FromFrame>): void {
  const { replace } = address
  const show = (isNew: boolean) => (hash: string) => {
    replace(hash)
    tell('route', { hash, isNew })
  }
  Object.assign(address, {
    push: show(true),
    replace: show(false),
    // The history is that of the page around the frame.
    entry: () => undefined,
    back: () => tell('back', {}),
    full: (_query: string, hash: string) => shownAddress(page, hash)
  } satisfies Partial<Address>)
  tell('route', { hash: address.hash(), isNew: false })
}
