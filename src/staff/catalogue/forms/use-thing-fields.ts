import type { FieldError } from '../../../client/form.ts'
import { useForm } from '../../use-form.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import type { createThingForm } from './thing-form.ts'

const byCode: Partial<Record<FieldError, CatalogueWord>> = { too_long: 'edit.tooLong', wrong: 'edit.badFigure' }

/** The form of a thing and the props of its fields; `sentences` are by the field's name and the code. */
export function useThingFields(
  { form }: Pick<ReturnType<typeof createThingForm>, 'form'>,
  sentences: Record<string, CatalogueWord>
) {
  const { t } = useCatalogueWords()
  const sentenceOf = (name: string, code: FieldError): string | undefined => {
    const word = sentences[`${name.replace(/^.*-/, '')}.${code}`] ?? byCode[code]
    return word && t(word)
  }
  const { field, ...rest } = useForm(form, { sentenceOf, isKept: true })
  // A field that is shown for the first time has no text yet.
  return { ...rest, field: (name: string) => ({ ...field(name), value: field(name).value ?? '' }) }
}

/** The props of a field, by its name. */
export type ThingField = ReturnType<typeof useThingFields>['field']
