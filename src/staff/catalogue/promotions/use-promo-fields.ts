import type { FieldError } from '../../../client/form.ts'
import { useForm } from '../../use-form.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { promoForm } from './promo-form.ts'

const sentences: Record<string, CatalogueWord> = {
  'percent.wrong': 'promo.badPercent',
  'amount.wrong': 'cat.badMoney',
  'setPrice.wrong': 'cat.badMoney',
  'mostOff.wrong': 'cat.badMoney',
  'minimum.wrong': 'cat.badMoney',
  'ends.past': 'cat.badEnd',
  'categories.required': 'promo.needsItems',
  'weekly.required': 'promo.needsTimes',
  'code.choice': 'promo.codeTaken',
  'code.wrong': 'promo.badCode'
}

const byCode: Partial<Record<FieldError, CatalogueWord>> = { too_long: 'edit.tooLong', wrong: 'edit.badFigure' }

/** The form of a deal or code, and the props of its fields. */
export function usePromoFields() {
  const { t } = useCatalogueWords()
  const sentenceOf = (name: string, code: FieldError): string | undefined => {
    const word = sentences[`${name.replace(/^.*-/, '')}.${code}`] ?? byCode[code]
    return word && t(word)
  }
  const { field, ...rest } = useForm(promoForm, { sentenceOf, isKept: true })
  // A field that is shown for the first time has no text yet.
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

/** The props of a field, by its name. */
export type PromoField = ReturnType<typeof usePromoFields>['field']
