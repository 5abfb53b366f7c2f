import type { FieldError } from '../../client/form.ts'
import { useForm } from '../use-form.ts'
import { setupForm } from './setup-form.ts'
import { type SetupWord, useSetupWords } from './words.ts'

const sentences: Record<string, SetupWord> = {
  'page.wrong': 'setup.fix.page',
  'position.wrong': 'setup.fix.position',
  'province.choice': 'setup.fix.province',
  'province.required': 'setup.fix.province',
  'password.too_short': 'setup.fix.short'
}

const ofCode: Partial<Record<FieldError, SetupWord>> = {
  required: 'setup.fix.required',
  too_long: 'setup.fix.long',
  phone: 'setup.fix.phone',
  email: 'setup.fix.email',
  postal: 'setup.fix.postalCode',
  guessable: 'setup.fix.guessable'
}

/** Returns the key of the sentence for an error of a field. */
export const setupSentence = (name: string, code: FieldError): SetupWord =>
  sentences[`${name}.${code}`] ?? ofCode[code] ?? 'setup.fix.other'

/** The props of the form and its fields, with the sentences for their errors. */
export function useSetupFields() {
  const { t } = useSetupWords()
  return useForm(setupForm, {
    isKept: true,
    sentenceOf: (name, code) => t(setupSentence(name, code))
  })
}

export type SetupFieldProps = ReturnType<typeof useSetupFields>['field']
