import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Option } from '../../../ui/form/choice.tsx'
import { FieldError, Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { catalogue } from '../../data/catalogue.ts'
import { look } from '../edit/look.ts'
import { categoryOptions } from '../category-options.ts'
import { ProductField } from '../promotions/items-picker.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { categoryValue } from './typed-banner.ts'
import type { BannerField } from './use-banner-fields.ts'

const kinds = ['none', 'category', 'product', 'deals', 'search', 'page'] as const

/** The categories by their slugs, each before its subcategories. */
function slugOptions(categories: readonly ListedCategory[], locale: Locale): Option[] {
  const find = (id: string | null) => categories.find(category => category.id === id)
  return categoryOptions(categories, locale).map(({ value, label }) => {
    const category = find(value)
    const parent = find(category?.parentId ?? null)
    const slug = category?.slug ?? ''
    return { value: parent ? categoryValue(parent.slug, slug) : slug, label }
  })
}

function ProductLink({ field }: { field: BannerField }) {
  const { t, locale } = useCatalogueWords()
  const known = dataOf(useStore(catalogue.$state))
  const { value, error, onValue } = field('linkProduct')
  const product = known?.products.find(({ slug }) => slug === value)
  return (
    <>
      {value && <p>{t('banner.leadsTo', { name: product ? inLocale(product.name, locale) : value })}</p>}
      {known && <ProductField id="linkProduct" label={t('banner.findProduct')} known={known} onAdd={onValue} />}
      {error && <FieldError id="linkProduct-error" text={error} />}
    </>
  )
}

/** The target of a banner: a list, a product, the deals or a search of the shop, a page elsewhere, or none. */
export function LinkSection({ field }: { field: BannerField }) {
  const { t, locale } = useCatalogueWords()
  const known = dataOf(useStore(catalogue.$state))
  const { error, ...link } = field('link')
  const category = field('linkCategory')
  const options = [{ value: '', label: t('promo.choose') }, ...slugOptions(known?.categories ?? [], locale)]
  return (
    <section className={look.box} aria-labelledby="banner-link">
      <h3 id="banner-link">{t('field.link')}</h3>
      <FieldSelect
        {...link}
        label={t('banner.leads')}
        options={kinds.map(kind => ({ value: kind, label: t(`banner.link.${kind}`) }))}
        describedBy={error && 'link-error'}
      />
      {error && <FieldError id="link-error" text={error} />}
      {link.value === 'category' && (
        <>
          <FieldSelect
            {...category}
            label={t('cat.category')}
            options={options}
            describedBy={category.error && 'linkCategory-error'}
          />
          {category.error && <FieldError id="linkCategory-error" text={category.error} />}
        </>
      )}
      {link.value === 'product' && <ProductLink field={field} />}
      {link.value === 'search' && (
        <Field {...field('linkText')} label={t('banner.searchText')} maxLength={80} autoComplete="off" />
      )}
      {link.value === 'page' && (
        <>
          <Field
            {...field('linkAddress')}
            label={t('banner.address')}
            hint={t('edit.pictureHint')}
            maxLength={1000}
            type="url"
            autoComplete="off"
          />
          <p className={layout.small}>{t('banner.addressText')}</p>
        </>
      )}
    </section>
  )
}
