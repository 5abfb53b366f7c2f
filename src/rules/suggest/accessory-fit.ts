import type { AccessoryUse } from '../../contract/catalog/suggestions.ts'
import type { ShelfProduct } from './shelf-product.ts'

/** Words of names in both languages, folded: without accents and in lower case. */
const flowerTools =
  /\b(grinders?|broyeurs?|moulins?|pipes?|bongs?|papers?|papiers?|cones?|filters?|filtres?|rolling|a rouler|humidity|humidite|jars?|bocal|bocaux)\b/
const batteries = /\b(batter(y|ies)|piles?)\b/
const pods = /\b(pods?|capsules?)\b/
const threads = /\b510\b/
const cartridges = /\b(cartridges?|cartouches?)\b/
const extractTools = /\b(dab|rigs?|outils pour extraits)\b/
const handbooks = /\b(handbooks?|books?|guides?|livres?)\b/

/**
 * Returns the use of an accessory that fits a product, or undefined. A battery is named only where its thread is: 510 cartridges have
 * one thread, and pods fit the batteries of their maker alone. A device all in one needs none.
 */
export function fitOf(product: ShelfProduct, accessory: ShelfProduct): AccessoryUse | undefined {
  if (accessory.form !== 'accessory') return undefined
  const { names: tool } = accessory
  if (handbooks.test(tool)) return undefined
  switch (product.form) {
    case 'flower':
      return flowerTools.test(tool) && !batteries.test(tool) ? 'flower' : undefined
    case 'concentrate':
      return extractTools.test(tool) ? 'concentrate' : undefined
    case 'vape': {
      const { names: vape } = product
      if (!batteries.test(tool)) return undefined
      if (cartridges.test(vape) && threads.test(tool)) return 'cartridge'
      return pods.test(vape) && pods.test(tool) && product.brand === accessory.brand ? 'pod' : undefined
    }
    default:
      return undefined
  }
}
