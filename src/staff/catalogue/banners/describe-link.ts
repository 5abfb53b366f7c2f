import type { ListedCategory, ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { inLocale, say } from '../words.ts'
import type { BannerFields } from './banner.ts'

interface Known {
  categories: readonly ListedCategory[]
  products?: readonly ListedProduct[]
}

/** Where a banner leads, in words. */
export function describeLink(link: BannerFields['link'], locale: Locale, { categories, products = [] }: Known): string {
  const nameOf = (list: readonly (ListedCategory | ListedProduct)[], slug: string) => {
    const known = list.find(one => one.slug === slug)
    return known ? inLocale(known.name, locale) : slug
  }
  switch (link?.kind) {
    case 'category':
      return nameOf(categories, link.sub ?? link.category)
    case 'product':
      return nameOf(products, link.product)
    case 'deals':
      return say('banner.link.deals')
    case 'search':
      return say('banner.searchFor', { text: link.text })
    case 'page':
      return link.address
    default:
      return say('banner.link.none')
  }
}
