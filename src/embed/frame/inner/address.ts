import { shownAddress } from '../../../routing/shown-address.ts'
import type { FromFrame, FromPage, Notify } from '../outer/messages.ts'
import type { Address } from '../../../platform/platform.ts'

/**
 * Leaves the history to the page around the frame: it gets an entry for each screen, and the frame none. Links that are
 * shared are links to that page. `entry` is the key of the page's current entry in the history. Returns a function that
 * takes another one.
 */
export function frameAddress(
  address: Address,
  { page, entry }: FromPage['welcome'],
  notify: Notify<FromFrame>
): (entry: string | undefined) => void {
  const { replace } = address
  let current = entry
  const show = (isNew: boolean) => (hash: string) => {
    replace(hash)
    notify('route', { hash, isNew })
  }
  Object.assign(address, {
    push: show(true),
    replace: show(false),
    entry: () => current,
    back: () => notify('back', {}),
    full: (_query: string, hash: string) => shownAddress(page, hash)
  } satisfies Partial<Address>)
  notify('route', { hash: address.hash(), isNew: false })
  return other => void (current = other)
}
