import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { limitClass, productForm as forms, strainType } from '../../../contract/catalog/menu.ts'
import { potencyUnit } from '../../../contract/catalog/potency.ts'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { fold } from '../../../lib/search/fold.ts'
import { Check } from '../../../ui/form/check.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { SuggestField } from '../../../ui/form/suggest-field.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { LatePictureField } from '../late-picture-field.tsx'
import { useSellers } from '../law/use-sellers.ts'
import { look } from './look.ts'
import { PairField } from './pair-field.tsx'
import { $edited, brandsIn } from './product-form.ts'
import type { FieldOf } from './use-product-fields.ts'

/** The brands that match a typed text, at most six. */
function suggestions(brands: readonly string[], typed: string): string[] {
  const text = fold(typed.trim()).text
  if (text === '') return []
  return brands.filter(brand => brand !== typed && fold(brand).text.includes(text)).slice(0, 6)
}

/** The brand, with suggestions of those that other products have. */
function BrandField({ field }: { field: FieldOf }) {
  const { t } = useCatalogueWords()
  const [brands] = useState(brandsIn)
  const { value, onValue, id, error } = field('brand')
  const options = suggestions(brands, value)
  return (
    <SuggestField
      id={id}
      value={value}
      error={error}
      label={t('edit.brand')}
      listLabel={t('edit.brands')}
      options={options}
      count={t('edit.brandCount', { count: options.length })}
      onValue={onValue}
      onChoose={at => onValue(options[at] ?? value)}
      onSubmit={() => {}}
    />
  )
}

interface Props {
  field: FieldOf
  categories: readonly ListedCategory[]
}

/** The product's category and its subcategory. */
function CategoryFields({ field, categories }: Props) {
  const { t, locale } = useCatalogueWords()
  const of = (parent: string | null) =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .sort((a, b) => a.sortOrder - b.sortOrder)
      .map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
  const [{ error: _none, ...category }, { error: _no, ...sub }] = [field('categoryId'), field('subCategoryId')]
  const subs = of(category.value)
  return (
    <>
      <FieldSelect
        {...category}
        value={category.value}
        label={t('cat.category')}
        options={of(null)}
        onValue={id => {
          category.onValue(id)
          sub.onValue('')
        }}
      />
      {subs.length > 0 && (
        <FieldSelect
          {...sub}
          value={sub.value}
          label={t('edit.subCategory')}
          options={[{ value: '', label: t('edit.noSub') }, ...subs]}
        />
      )}
    </>
  )
}

function Potency({ field, name }: { field: FieldOf; name: 'thc' | 'cbd' }) {
  const { t } = useCatalogueWords()
  const { error: _none, ...unit } = field(`${name}Unit`)
  return (
    <div className={look.figure}>
      <Field {...field(name)} label={t(`edit.${name}`)} maxLength={20} autoComplete="off" />
      <FieldSelect
        {...unit}
        value={unit.value}
        label={t(`edit.${name}Unit`)}
        options={potencyUnit.options.map(value => ({ value, label: value }))}
      />
    </div>
  )
}

/** A field of a few known values, with none to begin with if that is one. */
function Choices({
  field,
  name,
  values,
  hasNone = false
}: {
  field: FieldOf
  name: 'form' | 'limitClass' | 'strainType'
  values: readonly string[]
  hasNone?: boolean
}) {
  const { t } = useCatalogueWords()
  const { error: _none, value, ...rest } = field(name)
  const options = values.map(option => ({ value: option, label: t(`edit.${name}.${option}` as 'edit.form.flower') }))
  return (
    <FieldSelect
      {...rest}
      value={value}
      label={t(`edit.${name}`)}
      options={hasNone ? [{ value: '', label: t('edit.none') }, ...options] : options}
    />
  )
}

/** The picture, and its words for shoppers who can’t see it. */
function PictureFields({ field }: { field: FieldOf }) {
  const { t } = useCatalogueWords()
  const edited = useStore($edited)
  const stores = useSellers()
  const { id, value, error, onValue } = field('picture')
  const picture = { value, start: edited?.start['picture'] ?? '', shown: edited?.shown.shown ?? null }
  return (
    <>
      <LatePictureField
        id={id}
        picture={picture}
        error={error}
        ratio={1}
        address={{ label: t('edit.picture'), hint: t('edit.pictureHint') }}
        onValue={onValue}
      />
      {value !== '' && (
        <PairField
          field={field}
          name="pictureAlt"
          labels={['banner.altEn', 'banner.altFr']}
          most={200}
          stores={stores}
        />
      )}
    </>
  )
}

/** The part of the form about the product itself. */
export function AboutSection({ field, categories }: Props) {
  const { t } = useCatalogueWords()
  const featured = field('featured')
  const stores = useSellers()
  return (
    <section className={look.box} aria-labelledby="edit-about">
      <h3 id="edit-about">{t('edit.about')}</h3>
      <PairField field={field} name="name" labels={['edit.nameEn', 'edit.nameFr']} most={200} stores={stores} />
      <div className={look.three}>
        <BrandField field={field} />
        <CategoryFields field={field} categories={categories} />
        <Choices field={field} name="form" values={forms.options} />
        <Choices field={field} name="limitClass" values={limitClass.options} />
        <Field {...field('strain')} label={t('edit.strain')} maxLength={120} autoComplete="off" />
        <Choices field={field} name="strainType" values={strainType.options} hasNone />
        <Potency field={field} name="thc" />
        <Potency field={field} name="cbd" />
      </div>
      <PairField
        field={field}
        name="description"
        labels={['edit.descriptionEn', 'edit.descriptionFr']}
        most={4000}
        multiline
        stores={stores}
      />
      <PairField
        field={field}
        name="ingredients"
        labels={['edit.ingredientsEn', 'edit.ingredientsFr']}
        most={4000}
        multiline
      />
      <PairField
        field={field}
        name="allergens"
        labels={['edit.allergensEn', 'edit.allergensFr']}
        most={2000}
        multiline
      />
      <PictureFields field={field} />
      <Field
        {...field('tags')}
        label={t('edit.tags')}
        hint={t('edit.tagsHint')}
        maxLength={1300}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Check
        label={t('edit.featured')}
        checked={featured.value !== ''}
        onToggle={() => featured.onValue(featured.value === '' ? 'yes' : '')}
      />
    </section>
  )
}
