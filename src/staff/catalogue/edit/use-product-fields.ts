import type { FieldError } from '../../../client/form.ts'
import { useForm } from '../../use-form.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { productForm } from './product-form.ts'

/** The sentence for a refused field, by its name without the size and store, and its code. */
const sentences: Record<string, CatalogueWord> = {
  'gtin.number': 'edit.gtinDigits',
  'gtin.too_short': 'edit.gtinLength',
  'gtin.wrong': 'edit.gtinCheck',
  'sku.choice': 'edit.skuTaken',
  'gtin.choice': 'edit.gtinTaken',
  'picture.wrong': 'edit.badPicture',
  'thc.wrong': 'edit.badPotency',
  'cbd.wrong': 'edit.badPotency',
  'sale.choice': 'edit.badSale',
  'ends.past': 'cat.badEnd'
}

const byCode: Partial<Record<FieldError, CatalogueWord>> = { too_long: 'edit.tooLong', wrong: 'edit.badFigure' }

/** The product's form, and the props of its fields. */
export function useProductFields() {
  const { t } = useCatalogueWords()
  const sentenceOf = (name: string, code: FieldError): string | undefined => {
    const word = sentences[`${name.replace(/^.*-/, '')}.${code}`] ?? byCode[code]
    return word && t(word)
  }
  const { field, ...rest } = useForm(productForm, { sentenceOf, isKept: true })
  // A field that is shown for the first time has no text yet.
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

/** The props of a field, by its name. */
export type FieldOf = ReturnType<typeof useProductFields>['field']
