import { listen } from '../../lib/listen.ts'

/**
 * Keeps a link of the host's around the storefront from being followed by a click in it: for the rest of the click, it has no
 * address. To prevent the default would also keep our own fields from being ticked. Returns an unsubscribe function.
 */
export const disarmHostLink = (root: HTMLElement): (() => void) =>
  listen(root, ['click', 'auxclick'], () => {
    const link = root.closest('a[href]')
    const address = link?.getAttributeNode('href')
    if (!address) return
    link?.removeAttributeNode(address)
    setTimeout(() => link?.setAttributeNode(address))
  })
