import { useStore } from '@nanostores/react'
import { bannerPlace } from '../../../contract/catalog/banners.ts'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { layout } from '../../../ui/layout.ts'
import { listOf } from '../../store-group.tsx'
import { look } from '../edit/look.ts'
import { PairField } from '../edit/pair-field.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { WeeklyEditor } from '../promotions/weekly-editor.tsx'
import { LatePictureField } from '../late-picture-field.tsx'
import { StoreBoxes } from '../store-boxes.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { $editedBanner, closeBanner, hasUnsavedBanner, saveBanner } from './banner-form.ts'
import { BannerPreview } from './banner-preview.tsx'
import type { ListedBanner } from './banner.ts'
import { LinkSection } from './link-section.tsx'
import { mostBanner } from './read-banner.ts'
import { type BannerField, useBannerFields } from './use-banner-fields.ts'

/** The place of a banner, its texts and its picture. */
function AboutSection({ field }: { field: BannerField }) {
  const { t } = useCatalogueWords()
  const { error: _none, ...place } = field('place')
  const { title, text, alt } = mostBanner
  const edited = useStore($editedBanner)
  const { id, value, error, onValue } = field('picture')
  const chosen = field('stores').value
  const stores = chosen === '' ? [] : listOf(chosen)
  return (
    <section className={look.box} aria-labelledby="banner-about">
      <h3 id="banner-about">{t('banner.about')}</h3>
      <FieldSelect
        {...place}
        label={t('field.place')}
        options={bannerPlace.options.map(value => ({ value, label: t(`banner.place.${value}`) }))}
      />
      {place.value === 'bar' && <p className={layout.small}>{t('banner.barText')}</p>}
      <PairField
        field={field}
        name="title"
        labels={['banner.titleEn', 'banner.titleFr']}
        most={title}
        stores={stores}
      />
      <PairField field={field} name="text" labels={['banner.textEn', 'banner.textFr']} most={text} stores={stores} />
      {place.value !== 'bar' && (
        <>
          <LatePictureField
            id={id}
            picture={{ value, start: edited?.start['picture'] ?? '', shown: edited?.banner.shown ?? null }}
            error={error}
            address={{ label: t('banner.picture'), hint: t('edit.pictureHint') }}
            onValue={onValue}
          />
          <PairField field={field} name="alt" labels={['banner.altEn', 'banner.altFr']} most={alt} stores={stores} />
          <p className={layout.small}>{t('banner.altText')}</p>
        </>
      )}
    </section>
  )
}

/** The times and stores of a banner. */
function WhenSection({ field }: { field: BannerField }) {
  const { t } = useCatalogueWords()
  const stores = field('stores')
  return (
    <section className={look.box} aria-labelledby="banner-when">
      <h3 id="banner-when">{t('promo.when')}</h3>
      <div className={fieldRowClass()}>
        <Field {...field('starts')} label={t('edit.starts')} type="datetime-local" />
        <Field {...field('ends')} label={t('edit.ends')} type="datetime-local" />
      </div>
      <p className={layout.small}>{t('promo.timesText')}</p>
      <WeeklyEditor field={field} />
      <StoreBoxes value={stores.value} onValue={stores.onValue} text={t('promo.storesText')} />
    </section>
  )
}

/** The page of a banner: its form, and the banner at its place. Saved changes go into the draft. */
export function BannerPage({ banner, isNew }: { banner: ListedBanner; isNew: boolean }) {
  const { t, locale } = useCatalogueWords()
  const { form, field, isSending } = useBannerFields()
  return (
    <FormPage
      title={isNew ? t('banner.add') : inLocale(banner.fields.title, locale)}
      label={t('banner.one')}
      form={form}
      isNew={isNew}
      isSending={isSending}
      side={<BannerPreview />}
      hasUnsaved={hasUnsavedBanner}
      onSave={saveBanner}
      onClose={closeBanner}
    >
      <AboutSection field={field} />
      <LinkSection field={field} />
      <WhenSection field={field} />
    </FormPage>
  )
}
