import { platform } from '../../platform/platform.ts'
import { $cart, openCart } from '../../stores/cart/cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $slug, recallCarts } from '../../stores/location/location.ts'

/**
 * Shows the same cart in all tabs: announces each version of it to the others, and loads it when another tab has a newer one.
 * Returns an unsubscribe function.
 */
export function syncCart(): () => void {
  const { tabs } = platform()
  /** The newest version of each cart that all tabs have heard of. */
  const versions = new Map<string, number>()
  const isNews = (id: string, version: number) => (versions.get(id) ?? 0) < version && versions.set(id, version)
  const disposers = [
    tabs.onMessage(message => {
      const [kind, id = '', version] = message.split(' ')
      const slug = $slug.get()
      if (kind !== 'cart' || !isNews(id, Number(version)) || slug === undefined) return
      const shown = dataOf($cart.get())
      const isShown = shown?.id === id && shown.version >= Number(version)
      if (!isShown && recallCarts()[slug] === id) void openCart(slug)
    }),
    $cart.subscribe(load => {
      const cart = dataOf(load)
      if (cart && isNews(cart.id, cart.version)) tabs.post(`cart ${cart.id} ${cart.version}`)
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
