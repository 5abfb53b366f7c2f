import { productForm } from '../../../contract/catalog/menu.ts'
import { potencyUnit } from '../../../contract/catalog/potency.ts'
import { mostShelfText } from '../../../contract/staff/draft-fields.ts'
import type { FieldError } from '../../../client/form.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import type { ListedBrand } from '../../../contract/staff/staff-catalogue.ts'
import type { Catalogue } from '../../data/catalogue.ts'
import { useForm } from '../../use-form.ts'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import type { Typed } from '../edit/typed.ts'
import { FormPage } from '../forms/form-page.tsx'
import { LatePictureField } from '../late-picture-field.tsx'
import { type CatalogueWord, inLocale, useCatalogueWords } from '../words.ts'
import { closeShelf, hasUnsavedShelf, saveShelf, shelfForm } from './shelf-form.ts'
import { ShelfPreview } from './shelf-preview.tsx'
import type { Shelf } from './shelf.ts'

const sentences: Record<string, CatalogueWord> = { 'name.choice': 'shelf.taken' }

function useShelfFields() {
  const { t } = useCatalogueWords()
  const sentenceOf = (name: string, code: FieldError): string | undefined => {
    const word = sentences[`${name}.${code}`] ?? (code === 'too_long' ? 'edit.tooLong' : undefined)
    return word && t(word)
  }
  const { field, ...rest } = useForm(shelfForm, { sentenceOf, isKept: true })
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

type FieldOf = ReturnType<typeof useShelfFields>['field']

interface Props {
  shelf: Shelf
  start: Typed
  known: Catalogue
}

/** The fields that a category alone has. */
function CategoryFields({ field, shelf, known }: { field: FieldOf; shelf: Shelf; known: Catalogue }) {
  const { t, locale } = useCatalogueWords()
  const [{ error: _1, ...parent }, { error: _2, ...unit }, { error: _3, ...form }] = [
    field('parentId'),
    field('unit'),
    field('form')
  ]
  const tops = known.categories.filter(({ parentId }) => parentId === null)
  const parents = tops.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }))
  const forms = productForm.options.map(value => ({ value, label: t(`edit.form.${value}`) }))
  return (
    <>
      <PairField field={field} name="name" labels={['edit.nameEn', 'edit.nameFr']} most={80} stores={[]} />
      <div className={look.three}>
        {shelf.before === undefined && (
          <FieldSelect
            {...parent}
            label={t('shelf.within')}
            options={[{ value: '', label: t('shelf.top') }, ...parents]}
          />
        )}
        <FieldSelect
          {...unit}
          label={t('shelf.unit')}
          options={potencyUnit.options.map(value => ({ value, label: value }))}
        />
        <FieldSelect {...form} label={t('shelf.form')} options={forms} />
      </div>
    </>
  )
}

/** The products and offers that get a new name of a brand, and the offers that keep the old one. */
function Renames({ products, offers }: { products: number; offers: ListedBrand['offers'] }) {
  const { t, locale } = useCatalogueWords()
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
  const namesOf = (isTheirs: boolean) =>
    offers.filter(offer => offer.isTheirs === isTheirs).map(({ name }) => inLocale(name, locale))
  const [theirs, others] = [namesOf(true), namesOf(false)]
  return (
    <>
      {products > 0 && <p>{t('shelf.rename', { count: products })}</p>}
      {theirs.length > 0 && <p>{t('shelf.renameOffers', { names: list.format(theirs) })}</p>}
      {others.length > 0 && <p className={layout.warn}>{t('shelf.renameOthers', { names: list.format(others) })}</p>}
    </>
  )
}

/** The name of a brand; a new one is given to its products too. */
function BrandName({ field, shelf }: { field: FieldOf; shelf: Shelf }) {
  const { t } = useCatalogueWords()
  const name = field('name')
  const isRenamed = shelf.kind === 'brand' && shelf.before.name !== '' && name.value.trim() !== shelf.before.name
  return (
    <>
      <Field {...name} label={t('shelf.brandName')} maxLength={120} autoComplete="off" />
      <div className={layout.small} role="status">
        {isRenamed && <Renames products={shelf.products} offers={shelf.offers} />}
      </div>
    </>
  )
}

/** The page of a category or a brand: its form, and about how the shop shows it. Saved changes go into the draft. */
export function ShelfPage({ shelf, start, known }: Props) {
  const { t, locale } = useCatalogueWords()
  const { form, field, isSending } = useShelfFields()
  const isCategory = shelf.kind === 'category'
  const isNew = isCategory ? !shelf.before : shelf.before.name === ''
  const name = isCategory ? shelf.before && inLocale(shelf.before.name, locale) : shelf.before.name
  const picture = field('picture')
  return (
    <FormPage
      key={shelf.id}
      back="shelf.toList"
      title={isNew ? t(isCategory ? 'shelf.addCategory' : 'shelf.addBrand') : (name ?? '')}
      label={t(`shelf.${shelf.kind}`)}
      form={form}
      isNew={isNew}
      isSending={isSending}
      side={<ShelfPreview shelf={shelf} start={start} known={known} />}
      hasUnsaved={hasUnsavedShelf}
      onSave={saveShelf}
      onClose={closeShelf}
    >
      <section className={look.box} aria-labelledby="shelf-about">
        <h3 id="shelf-about">{t(`shelf.${shelf.kind}`)}</h3>
        {isCategory ? (
          <CategoryFields field={field} shelf={shelf} known={known} />
        ) : (
          <BrandName field={field} shelf={shelf} />
        )}
        <LatePictureField
          id="picture"
          picture={{ value: picture.value, start: start['picture'] ?? '', shown: shelf.shown }}
          error={picture.error}
          ratio={1}
          onValue={picture.onValue}
        />
        <PairField
          field={field}
          name="text"
          labels={['shelf.textEn', 'shelf.textFr']}
          most={mostShelfText}
          multiline
          stores={[]}
        />
        <p className={layout.small}>{t(isCategory ? 'shelf.textHint' : 'shelf.brandHint')}</p>
      </section>
    </FormPage>
  )
}
