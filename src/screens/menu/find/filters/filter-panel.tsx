import { useStore } from '@nanostores/react'
import { useT } from '../../../../i18n/translate.ts'
import { type Options, ratings } from '../../../../rules/menu/facets.ts'
import { amountOf } from '../../../../rules/menu/filter-key.ts'
import { $currency } from '../../../../stores/location/business.ts'
import { type Choices, toggleChoice } from '../../../../stores/menu/menu-choices.ts'
import { $query, changeQuery } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { $sections } from '../../../../stores/menu/menu.ts'
import { Check } from '../../../../ui/form/check.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { type Choosable, FacetList } from './facet-list.tsx'
import { group } from './group.ts'
import { SpanFields } from './span-fields.tsx'
import { useFeatures } from '../use-chosen.ts'
import { useGrowing } from '../use-growing.ts'

const strains = ['indica', 'sativa', 'hybrid', 'blend'] as const

/** Returns options as a list sorted by name; chosen options are included even without matches. */
function listed(options: Options, chosen: readonly string[]): Choosable[] {
  const list = [...options].map(([key, { name, count }]) => ({ key, name, count }))
  for (const key of chosen) if (!options.has(key)) list.push({ key, name: key, count: 0 })
  return list.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function bySize(a: Choosable, b: Choosable): number {
  const [one, other] = [amountOf(a.key), amountOf(b.key)]
  return one.unit === other.unit ? one.amount - other.amount : one.unit < other.unit ? -1 : 1
}

/** All filters, each choice with its number of products; not the categories while their strip is shown. */
export function FilterPanel({ hasStrip }: { hasStrip?: boolean }) {
  const { t } = useT()
  const query = useStore($query)
  const facets = useStore($facets)
  const sections = useStore($sections)
  const features = useFeatures()
  const currency = useStore($currency)
  const category = sections.find(section => section.category.slug === query.category)?.category
  const unit = category?.thc_cbd_value_type ?? '%'
  const list = (name: Choices, legend: string, options: Choosable[]) => (
    <FacetList
      key={name}
      legend={legend}
      options={options}
      chosen={query[name]}
      onToggle={key => toggleChoice(name, key)}
    />
  )
  const subs = (category?.subCategory ?? [])
    .map(({ id, slug, name }) => ({ key: slug, name, count: facets.subs.get(id)?.count ?? 0 }))
    .filter(({ key, count }) => count > 0 || query.subs.includes(key))
  const kinds = strains
    .map(key => ({ key, name: t(`strain.${key}`), count: facets.strains.get(key)?.count ?? 0 }))
    .filter(({ key, count }) => count > 0 || query.strains.includes(key))
  const groups = [
    !hasStrip && <CategoryChoice key="category" />,
    subs.length > 0 && list('subs', t('find.subs'), subs),
    <fieldset key="offers">
      <legend className={group.legend}>{t('find.offers')}</legend>
      <Check
        label={t('find.sale')}
        count={facets.onSale}
        checked={query.onSale}
        onToggle={() => changeQuery({ onSale: !query.onSale })}
      />
      <Check
        label={t('find.stock')}
        count={facets.inStock}
        checked={query.inStock}
        onToggle={() => changeQuery({ inStock: !query.inStock })}
      />
    </fieldset>,
    list('brands', t('find.brands'), listed(facets.brands, query.brands)),
    kinds.length > 0 && list('strains', t('find.strains'), kinds),
    <SpanFields
      key="price"
      name="price"
      legend={`${t('find.price')} (${currency === 'CAD' ? '$' : currency})`}
      span={query.price}
      bounds={facets.price}
      scale={100}
    />,
    list('sizes', t('find.sizes'), listed(facets.sizes, query.sizes).sort(bySize)),
    <SpanFields key={`thc ${unit}`} name="thc" legend={`THC (${unit})`} span={query.thc} bounds={facets.thc} />,
    <SpanFields key={`cbd ${unit}`} name="cbd" legend={`CBD (${unit})`} span={query.cbd} bounds={facets.cbd} />,
    features.effects && list('effects', t('find.effects'), listed(facets.effects, query.effects)),
    features.reviews && (
      <fieldset key="rating">
        <legend className={group.legend}>{t('find.rating')}</legend>
        {ratings.map(stars => (
          <Check
            key={stars}
            label={t('find.stars', { count: stars })}
            count={facets.rating.get(String(stars))?.count ?? 0}
            checked={query.rating === stars}
            onToggle={() => changeQuery({ rating: query.rating === stars ? undefined : stars })}
          />
        ))}
      </fieldset>
    )
  ]
  // Groups further down are rendered later, so that the panel opens quickly.
  return <div className={group.stack}>{groups.slice(0, useGrowing('', groups.length, 1, Infinity, 0))}</div>
}
