import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { FieldError, Form } from '../client/form.ts'
import { useWords, type Word } from './staff-words.ts'

/** The sentence for each reason of a refused field; others are `checkFields`. */
const known: Partial<Record<FieldError, Word>> = {
  required: 'required',
  too_short: 'tooShort',
  guessable: 'guessable',
  email: 'badEmail'
}

interface Options<Values> {
  /** The form's own sentences, by field and code. */
  words?: Record<string, Word>
  /** The same, already in the reader's language. */
  sentences?: Record<string, string>
  /** Finds the sentence for the error of a field, before the others. */
  sentenceOf?: (name: string, code: FieldError) => string | undefined
  /** Keeps the form when it is closed, so that it can be gone on with. */
  isKept?: boolean
  /** Values to begin with. */
  start?: Partial<Values>
}

/**
 * Returns the props of a form and of its fields, whose ids are their names. The form is forgotten when it is closed. A field
 * with an `unknown` error shows the sentence of the whole form.
 */
export function useForm<Values extends Record<string, string>>(
  form: Pick<Form<Values, unknown>, '$state' | 'type' | 'fillIn' | 'reset'>,
  { words = {}, sentences = {}, sentenceOf, isKept, start }: Options<Values> = {}
) {
  const { t } = useWords()
  useState(() => start && form.fillIn(start))
  useLayoutEffect(() => (isKept ? undefined : form.reset), [form, isKept])
  const { values, errors, problem, isSending, refusals } = useStore(form.$state)
  const title = t(problem ?? 'checkFields')
  const named = (label: string, text: string) => (label === '' ? text : t('fieldError', { label, text }))
  const textOf = (name: string, code: FieldError): string =>
    sentenceOf?.(name, code) ??
    sentences[`${name}.${code}`] ??
    (code === 'unknown' ? title : t(words[`${name}.${code}`] ?? known[code] ?? 'checkFields'))
  const errorOf = (name: string): string | undefined => {
    const code = errors[name]
    return code && textOf(name, code)
  }
  return {
    isSending,
    form: {
      title,
      named,
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
