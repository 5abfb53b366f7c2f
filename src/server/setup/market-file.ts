import {
  array,
  check,
  integer,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  record,
  strictObject,
  string
} from 'valibot'

const text = pipe(string(), minLength(1))
const words = strictObject({ en: text, fr: text })

const pattern = pipe(
  text,
  check(source => {
    try {
      return Boolean(new RegExp(source))
    } catch {
      return false
    }
  }, 'Expected a regular expression')
)

/** The market of a shop outside Canada: its provinces with legal ages and taxes; rates in percent. */
export const marketFile = strictObject({
  country: text,
  /** A regular expression for codes in upper case without spaces and hyphens, and one as people write it. */
  postalCodes: optional(strictObject({ pattern, example: text })),
  taxNames: record(text, words),
  provinces: record(
    text,
    strictObject({
      name: words,
      legalAge: pipe(number(), integer(), minValue(1)),
      taxes: array(strictObject({ code: text, rate: pipe(number(), minValue(0)) }))
    })
  )
})
