import type { FieldError } from '../../../client/form.ts'
import { useForm } from '../../use-form.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { bannerForm } from './banner-form.ts'

const sentences: Record<string, CatalogueWord> = {
  'titleEn.choice': 'banner.longBar',
  'titleFr.choice': 'banner.longBar',
  'textEn.required': 'banner.bothTexts',
  'textFr.required': 'banner.bothTexts',
  'textEn.too_long': 'banner.longBar',
  'picture.wrong': 'edit.badPicture',
  'ends.past': 'cat.badEnd',
  'weekly.required': 'promo.needsTimes',
  'link.choice': 'banner.goneLink',
  'linkAddress.wrong': 'banner.badAddress'
}

const byCode: Partial<Record<FieldError, CatalogueWord>> = { too_long: 'edit.tooLong' }

/** The form of a banner, and the props of its fields. */
export function useBannerFields() {
  const { t } = useCatalogueWords()
  const sentenceOf = (name: string, code: FieldError): string | undefined => {
    const word = sentences[`${name}.${code}`] ?? byCode[code]
    return word && t(word)
  }
  const { field, ...rest } = useForm(bannerForm, { sentenceOf, isKept: true })
  // A field that is shown for the first time has no text yet.
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

/** The props of a field, by its name. */
export type BannerField = ReturnType<typeof useBannerFields>['field']
