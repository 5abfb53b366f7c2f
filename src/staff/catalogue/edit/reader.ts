import type { FieldError } from '../../../client/form.ts'
import type { Pair } from '../words.ts'
import type { Typed } from './typed.ts'

/** Reads typed texts and gathers their errors, by the names of the fields. */
export function createReader(typed: Typed) {
  const errors: Record<string, FieldError> = {}
  const text = (name: string): string => (typed[name] ?? '').trim()
  const refuse = (name: string, code: FieldError): void => void (errors[name] ??= code)
  return {
    errors,
    text,
    refuse,
    is: (name: string): boolean => text(name) !== '',
    /** A text that has to be there. */
    needed(name: string, most: number): string {
      const value = text(name)
      if (value === '') refuse(name, 'required')
      if (value.length > most) refuse(name, 'too_long')
      return value
    },
    orNull: (name: string): string | null => text(name) || null,
    /** A value by a function that returns null for an empty text, and undefined for a wrong one. */
    figure<Value>(name: string, read: (text: string) => Value | null | undefined): Value | null {
      const value = read(text(name))
      if (value === undefined) refuse(name, 'wrong')
      return value ?? null
    },
    /** The same, where an empty text is wrong. */
    neededFigure(name: string, read: (text: string) => number | null | undefined): number {
      const value = read(text(name))
      if (value === null) refuse(name, 'required')
      if (value === undefined) refuse(name, 'wrong')
      return value ?? 0
    },
    /** Texts in both languages, of which each has to be there once the other is; null without any. */
    names(name: string, most: number): Pair | null {
      const pair = { en: text(`${name}En`), fr: text(`${name}Fr`) }
      if (pair.en === '' && pair.fr === '') return null
      if (pair.en === '') refuse(`${name}En`, 'required')
      if (pair.fr === '') refuse(`${name}Fr`, 'required')
      if (pair.en.length > most) refuse(`${name}En`, 'too_long')
      if (pair.fr.length > most) refuse(`${name}Fr`, 'too_long')
      return pair
    },
    /** Texts in both languages, of which each may be empty. */
    texts(name: string, most: number): Pair {
      const pair = { en: text(`${name}En`), fr: text(`${name}Fr`) }
      if (pair.en.length > most) refuse(`${name}En`, 'too_long')
      if (pair.fr.length > most) refuse(`${name}Fr`, 'too_long')
      return pair
    }
  }
}

export type Reader = ReturnType<typeof createReader>
