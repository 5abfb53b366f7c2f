import { dataOf } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { readShelfTexts, type ShelfTexts } from '../../contract/catalog/shelf-texts.ts'
import type { Locale } from '../../i18n/locale.ts'

interface Key {
  location: string
  locale: Locale
}

const texts = createResource<ShelfTexts & Key, Key>({
  scope: 'all',
  isOf: (value, { location, locale }) => value.location === location && value.locale === locale,
  async read({ location, locale }) {
    const result = await request(readShelfTexts, { params: { location } })
    return result.ok ? { ...result, value: { ...result.value, location, locale } } : result
  }
})

/** The texts of categories and the order of brands at a store. */
export const $shelfTexts = texts.$state

/** Loads the texts of a store, unless they are there. */
export async function openShelfTexts(location: string, locale: Locale): Promise<void> {
  const known = dataOf($shelfTexts.get())
  if (known?.location !== location || known.locale !== locale) await texts.load({ location, locale })
}
