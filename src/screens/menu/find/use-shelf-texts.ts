import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { ShelfTexts } from '../../../contract/catalog/shelf-texts.ts'
import { $locale } from '../../../i18n/locale.ts'
import { $slug } from '../../../stores/location/location.ts'
import { $shelfTexts, openShelfTexts } from '../../../stores/menu/shelf-texts.ts'

/** Returns the texts of categories and the order of brands, read once they are needed; undefined before, or without any. */
export function useShelfTexts(isNeeded: boolean): ShelfTexts | undefined {
  const locale = useStore($locale)
  const slug = useStore($slug)
  const texts = dataOf(useStore($shelfTexts))
  useEffect(() => {
    if (isNeeded && slug !== undefined) void openShelfTexts(slug, locale)
  }, [isNeeded, slug, locale])
  return texts?.location === slug ? texts : undefined
}
