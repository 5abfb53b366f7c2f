import type { Product } from '../contract/catalog/menu.ts'
import type { SuggestionReason } from '../contract/catalog/suggestions.ts'
import type { Locale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'
import { terpenesOf } from '../rules/menu/terpenes.ts'

/** The percent from which a price per gram is said to be half of another, or less. */
const HALF = 50

/**
 * Returns why a product is suggested, as a fact: with `name`, the product that it is compared with is named, otherwise it is the one of
 * the page. The words repeat facts of labels and of the store's orders, never that something is liked, popular or good
 * (docs/adr/0046-suggestions.md).
 */
export function suggestionReason(
  { kind, percent = 0, use }: SuggestionReason,
  product: Product,
  name: string | undefined,
  locale: Locale
): string {
  const say = (key: SentenceKey, params: Record<string, string | number> = {}) =>
    name === undefined
      ? translate(locale, `suggest.${key}`, params)
      : translate(locale, `suggest.${key}Than`, { ...params, name })
  switch (kind) {
    case 'fits':
      return translate(locale, `suggest.fits.${use ?? 'flower'}`)
    case 'cheaper':
      return percent >= HALF ? say('half') : say('cheaper', { percent })
    case 'terpene': {
      const [terpene] = terpenesOf(product).values()
      return say(terpene === undefined ? 'sameTerpene' : 'terpene', { terpene: terpene ?? '' })
    }
    case 'strain':
      return say('strain', { type: product.strainType ? translate(locale, `strain.${product.strainType}`) : '' })
    default:
      return say(kind)
  }
}

type SentenceKey =
  | 'together'
  | 'size'
  | 'half'
  | 'cheaper'
  | 'cbd'
  | 'thc'
  | 'terpene'
  | 'sameTerpene'
  | 'strain'
  | 'brand'
