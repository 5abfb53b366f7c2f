import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { Field } from '../../../ui/form/field.tsx'
import { LawField } from '../law/law-field.tsx'
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
  /** For hints of promotion law: the slugs of the stores whose shoppers read it; empty for all. */
  stores?: readonly string[]
}

/** A text in both languages, side by side where there is room. */
export function PairField({ field, name, labels: [english, french], most, multiline = false, stores }: Props) {
  const { t } = useCatalogueWords()
  const common = { maxLength: most, multiline, autoComplete: 'off', spellCheck: true }
  const [en, fr] = [
    { ...field(`${name}En`), ...common, label: t(english), lang: 'en' as const },
    { ...field(`${name}Fr`), ...common, label: t(french), lang: 'fr' as const }
  ]
  return (
    <div className={fieldRowClass()}>
      {stores ? (
        <>
          <LawField {...en} stores={stores} />
          <LawField {...fr} stores={stores} />
        </>
      ) : (
        <>
          <Field {...en} />
          <Field {...fr} />
        </>
      )}
    </div>
  )
}
