import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import type { FieldOf } from './use-product-fields.ts'

interface Props {
  field: FieldOf
  /** The name of the fields, without the language. */
  name: string
  /** The labels in English and French. */
  labels: readonly [CatalogueWord, CatalogueWord]
  most: number
  multiline?: boolean
}

/** A text in both languages, side by side where there is room. */
export function PairField({ field, name, labels: [english, french], most, multiline = false }: Props) {
  const { t } = useCatalogueWords()
  const common = { maxLength: most, multiline, autoComplete: 'off', spellCheck: true }
  return (
    <div className={fieldRowClass()}>
      <Field {...field(`${name}En`)} {...common} label={t(english)} lang="en" />
      <Field {...field(`${name}Fr`)} {...common} label={t(french)} lang="fr" />
    </div>
  )
}
