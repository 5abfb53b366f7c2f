import { useStore } from '@nanostores/react'
import { useT } from '../../../../i18n/translate.ts'
import { ratings } from '../../../../rules/menu/facets.ts'
import { nameKey } from '../../../../rules/menu/filter-key.ts'
import { compareSizes } from '../../../../rules/menu/sizes.ts'
import { $currency } from '../../../../stores/location/business.ts'
import { type Choices, toggleChoice } from '../../../../stores/menu/menu-choices.ts'
import { $query, changeQuery } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { dataOf } from '../../../../client/async-state.ts'
import { $menu, $sections } from '../../../../stores/menu/menu.ts'
import { CheckChip, checkChip } from '../../../../ui/form/check-chip.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { type Choosable, FacetList } from './facet-list.tsx'
import { group } from './group.ts'
import { OfferChoice } from './offer-choice.tsx'
import { PackagedChoice } from './packaged-choice.tsx'
import { SpanChoice } from './span-choice.tsx'
import { nameInMenu, type NamedChoices } from '../menu-names.ts'
import { useFeatures } from '../use-chosen.ts'
import { useGrowing } from '../use-growing.ts'
import { useShelfTexts } from '../use-shelf-texts.ts'

const strains = ['indica', 'sativa', 'hybrid', 'blend'] as const

/**
 * Returns a function that lists a filter's options, sorted by name, after the brands that the retailer puts first; chosen options are included even without matches.
 */
function useNamedOptions(): (list: NamedChoices) => Choosable[] {
  const query = useStore($query)
  const facets = useStore($facets)
  const products = dataOf(useStore($menu))?.products ?? []
  const { brands = [] } = useShelfTexts(facets.brands.size > 1) ?? {}
  const places = new Map(brands.map((name, at) => [nameKey(name), at]))
  const placeOf = (list: NamedChoices, key: string) => (list === 'brands' ? places.get(key) : undefined) ?? places.size
  return list => {
    const options = [...facets[list]].map(([key, { name, count }]) => ({ key, name, count }))
    for (const key of query[list])
      if (!facets[list].has(key)) options.push({ key, name: nameInMenu(list, key, products), count: 0 })
    return options.sort((a, b) => placeOf(list, a.key) - placeOf(list, b.key) || (a.key < b.key ? -1 : 1))
  }
}

/** The minimum ratings to choose from. */
function RatingChoice() {
  const { t } = useT()
  const { rating } = useStore($query)
  const facets = useStore($facets)
  return (
    <fieldset>
      <legend className={group.legend}>{t('find.rating')}</legend>
      <div className={checkChip.row}>
        {ratings.map(stars => (
          <CheckChip
            key={stars}
            label={t('find.stars', { count: stars })}
            count={facets.rating.get(String(stars))?.count ?? 0}
            checked={rating === stars}
            onToggle={() => changeQuery({ rating: rating === stars ? undefined : stars })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/**
 * All filters in the order in which shoppers ask, each choice with its number of products; not the categories while
 * their strip is shown.
 */
export function FilterPanel({ hasStrip }: { hasStrip?: boolean }) {
  const { t } = useT()
  const query = useStore($query)
  const facets = useStore($facets)
  const sections = useStore($sections)
  const features = useFeatures()
  const currency = useStore($currency)
  const category = sections.find(section => section.category.slug === query.category)?.category
  const unit = category?.thc_cbd_value_type ?? '%'
  const named = useNamedOptions()
  const list = (name: Choices, legend: string, options: Choosable[], chips = true) => (
    <FacetList
      key={name}
      legend={legend}
      options={options}
      chosen={query[name]}
      onToggle={key => toggleChoice(name, key)}
      chips={chips}
    />
  )
  const subs = (category?.subCategory ?? [])
    .map(({ id, slug, name }) => ({ key: slug, name, count: facets.subs.get(id)?.count ?? 0 }))
    .filter(({ key, count }) => count > 0 || query.subs.includes(key))
  const kinds = strains
    .map(key => ({ key, name: t(`strain.${key}`), count: facets.strains.get(key)?.count ?? 0 }))
    .filter(({ key, count }) => count > 0 || query.strains.includes(key))
  const price = `${t('find.price')} (${currency === 'CAD' ? '$' : currency})`
  const sizes = named('sizes').sort((a, b) => compareSizes(a.key, b.key))
  const groups = [
    kinds.length > 0 && list('strains', t('find.strains'), kinds),
    <SpanChoice key={`thc ${unit}`} name="thc" legend={`THC (${unit})`} unit={unit} />,
    <SpanChoice key="price" name="price" legend={price} unit={unit} />,
    !hasStrip && <CategoryChoice key="category" />,
    subs.length > 0 && list('subs', t('find.subs'), subs),
    sizes.length > 0 && list('sizes', t('find.sizes'), sizes),
    list(
      'terpenes',
      t('find.terpenes'),
      named('terpenes').sort((a, b) => b.count - a.count)
    ),
    <SpanChoice key={`cbd ${unit}`} name="cbd" legend={`CBD (${unit})`} unit={unit} />,
    (facets.packaged.size > 0 || query.packaged !== undefined) && <PackagedChoice key="packaged" />,
    <OfferChoice key="offers" />,
    list('brands', t('find.brands'), named('brands'), false),
    features.effects && list('effects', t('find.effects'), named('effects')),
    features.reviews && <RatingChoice key="rating" />
  ]
  // Groups further down are rendered later, so that the panel opens quickly.
  return <div className={group.stack}>{groups.slice(0, useGrowing('', groups.length, 3, Infinity, 0))}</div>
}
