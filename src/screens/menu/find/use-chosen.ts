import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { formatMoney } from '../../../format/money.ts'
import { platform } from '../../../platform/platform.ts'
import { $locale } from '../../../i18n/locale.ts'
import { type MessageKey, type Params, translate } from '../../../i18n/translate.ts'
import type { MenuQuery } from '../../../routing/menu-query.ts'
import { bandFor, type SpanName } from '../../../rules/menu/bands.ts'
import { type Features, criteriaOf, type Span } from '../../../rules/menu/filter.ts'
import { $currency } from '../../../stores/location/business.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $location } from '../../../stores/location/location.ts'
import { chooseCategory, toggleChoice } from '../../../stores/menu/menu-choices.ts'
import { $query, changeQuery } from '../../../stores/menu/menu-query.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { bandText, potencyText } from './band-words.ts'
import { type NamedChoices, nameInMenu } from './menu-names.ts'

/** An active filter, and how to remove it. */
export interface Chosen {
  key: string
  name: string
  remove(): void
}

const none: Features = { effects: false, reviews: false }

/** Returns the filters that the location offers. */
export const useFeatures = (): Features => useStore($location).detail?.features ?? none

/** Formats a range: `THC 18% to 25%`, `Price from $10.00`. */
function spanWords(
  t: (key: MessageKey, params?: Params) => string,
  name: string,
  { min, max }: Span,
  write: (value: number) => string
): string {
  if (max === Infinity) return t('find.atLeast', { name, value: write(min) })
  if (min === 0) return t('find.atMost', { name, value: write(max) })
  return t('find.between', { name, from: write(min), to: write(max) })
}

/** Returns all active filters, in the order of the panel; those unknown to the menu are omitted. */
export function useChosen(): Chosen[] {
  const locale = useStore($locale)
  const query: MenuQuery = useStore($query)
  const menu = dataOf(useStore($menu))
  const features = useFeatures()
  const currency = useStore($currency)
  return useMemo(() => {
    if (!menu) return []
    const t = (key: MessageKey, params?: Params) => translate(locale, key, params)
    const { filter, category, unit } = criteriaOf(query, menu.categories, features, platform().clock.now())
    const percent = (value: number) => potencyText(value, unit, locale)
    const money = (cents: number) => formatMoney(cents, locale, currency)
    const addSpan = (field: SpanName, name: string, write: (value: number) => string) => {
      const span = filter[field]
      if (!span) return
      const band = bandFor(field, unit, span)
      const words = band && `${field === 'price' ? '' : `${name} `}${bandText(band, field, unit, locale, currency)}`
      add(field, words ?? spanWords(t, name, span, write), () => changeQuery({ [field]: undefined }))
    }
    const chosen: Chosen[] = []
    const add = (key: string, name: string, remove: () => void) => chosen.push({ key, name, remove })
    if (category) add('category', category.name, () => chooseCategory(undefined))
    for (const key of filter.subs) {
      const name = category?.subCategory.find(({ slug }) => slug === key)?.name ?? key
      add(`sub ${key}`, name, () => toggleChoice('subs', key))
    }
    const addNamed = (list: NamedChoices) => {
      for (const key of filter[list])
        add(`${list} ${key}`, nameInMenu(list, key, menu.products), () => toggleChoice(list, key))
    }
    addNamed('brands')
    for (const key of filter.strains) add(`strain ${key}`, t(`strain.${key}`), () => toggleChoice('strains', key))
    addNamed('sizes')
    addNamed('terpenes')
    addSpan('price', t('find.price'), money)
    addSpan('thc', 'THC', percent)
    addSpan('cbd', 'CBD', percent)
    addNamed('effects')
    if (filter.rating !== undefined)
      add('rating', t('find.stars', { count: filter.rating }), () => changeQuery({ rating: undefined }))
    if (filter.packaged !== undefined)
      add('packaged', t('find.packagedWithin', { count: filter.packaged }), () => changeQuery({ packaged: undefined }))
    if (filter.onSale) add('sale', t('find.sale'), () => changeQuery({ onSale: false }))
    if (filter.inStock) add('stock', t('find.stock'), () => changeQuery({ inStock: false }))
    for (const trait of filter.only)
      add(trait, t(`quick.${trait}`), () => changeQuery({ only: filter.only.filter(other => other !== trait) }))
    return chosen
  }, [query, menu, features, locale, currency])
}
