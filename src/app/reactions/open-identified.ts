import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import { navigate } from '../../routing/location.ts'
import { parseMenuQuery } from '../../routing/menu-query.ts'
import { paths } from '../../routing/paths.ts'
import { identifiedBy } from '../../rules/catalog/identifiers.ts'
import { isShown } from '../../rules/menu/visibility.ts'
import { chooseSize } from '../../stores/menu/chosen-size.ts'
import { $enteredSearch, $query } from '../../stores/menu/menu-query.ts'
import { $menu } from '../../stores/menu/menu.ts'

const isSearchedFor = (text: string): boolean =>
  parseMenuQuery(new URLSearchParams({ q: text }).toString()).q === $query.get().q

/**
 * Opens the product that alone has the SKU, bar code or external id with which Enter was pressed in the search, as a scanner
 * does, with that size chosen. The whole menu decides; a search that the shopper has changed by then opens nothing. Returns
 * an unsubscribe function.
 */
export function openIdentified(): () => void {
  return computed([$enteredSearch, $menu], (text, load) => ({ text, menu: dataOf(load) })).subscribe(
    ({ text, menu }) => {
      if (text === '' || !menu?.complete) return
      $enteredSearch.set('')
      if (!isSearchedFor(text)) return
      const isIt = identifiedBy(text)
      const [product, ...others] = menu.products.filter(one => isShown(one) && one.variants.some(isIt))
      const size = product?.variants.find(isIt)
      if (!product || !size || others.length > 0) return
      chooseSize(product, size.id)
      navigate(paths.product(menu.location, product.slug))
    }
  )
}
