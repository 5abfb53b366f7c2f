import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { FieldError, Form } from '../client/form.ts'
import { useWords, type Word } from './staff-words.ts'

/** The sentence for each reason of a refused field; others are `checkFields`. */
const sentences: Partial<Record<FieldError, Word>> = {
  required: 'required',
  too_short: 'tooShort',
  guessable: 'guessable',
  email: 'badEmail'
}

interface Options<Values> {
  /** The form's own sentences, by field and code. */
  words?: Record<string, Word>
  /** Values to begin with. */
  start?: Partial<Values>
}

/**
 * Returns the props of a form and of its fields, whose ids are their names. The form is forgotten when it is closed. A field
 * with an `unknown` error shows the sentence of the whole form.
 */
export function useForm<Values extends Record<string, string>>(
  form: Pick<Form<Values, unknown>, '$state' | 'type' | 'fillIn' | 'reset'>,
  { words = {}, start }: Options<Values> = {}
) {
  const { t } = useWords()
  useState(() => start && form.fillIn(start))
  useLayoutEffect(() => form.reset, [form])
  const { values, errors, problem, isSending, refusals } = useStore(form.$state)
  const title = t(problem ?? 'checkFields')
  const textOf = (name: string, code: FieldError): string =>
    code === 'unknown' ? title : t(words[`${name}.${code}`] ?? sentences[code] ?? 'checkFields')
  const errorOf = (name: string): string | undefined => {
    const code = errors[name]
    return code && textOf(name, code)
  }
  return {
    isSending,
    form: {
      title,
      wrong: Object.keys(values).flatMap(id => {
        const text = errorOf(id)
        return text === undefined ? [] : [{ id, text }]
      }),
      isRefused: problem !== undefined || Object.keys(errors).length > 0,
      refusals
    },
    /** The props of a field. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: name,
      name,
      value: values[name],
      error: errorOf(name),
      onValue: (typed: string) => form.type(name, typed as Values[Name])
    })
  }
}
