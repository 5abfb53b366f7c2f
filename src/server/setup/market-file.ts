import {
  array,
  boolean,
  check,
  integer,
  isoDate,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string
} from 'valibot'
import { productForm } from '../../contract/catalog/menu.ts'

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

const day = pipe(string(), isoDate())
const millilitres = pipe(number(), minValue(0))

/** A deposit from a day on, in cents per container; sizes in millilitres. */
const deposit = strictObject({
  from: day,
  kinds: optional(array(picklist(['can', 'glass', 'plastic', 'carton']))),
  least: optional(millilitres),
  most: optional(millilitres),
  cents: pipe(number(), integer(), minValue(0)),
  taxes: optional(array(text)),
  source: text
})

const forms = optional(array(productForm))

/** A tax in percent: `named`, `forms`, `exempt` and `above` as the rule `taxesOn` reads them. */
const tax = strictObject({
  code: text,
  rate: pipe(number(), minValue(0)),
  named: optional(boolean()),
  forms,
  exempt: forms,
  above: optional(array(text)),
  from: optional(day),
  source: optional(text)
})

/** The market of a shop outside Canada: its provinces with legal ages and taxes; rates in percent. */
export const marketFile = strictObject({
  country: text,
  /** A regular expression for codes in upper case without spaces and hyphens, and one as people write it. */
  postalCodes: optional(strictObject({ pattern, example: text })),
  taxNames: record(text, words),
  rounding: optional(picklist(['half-up', 'half-even'])),
  provinces: record(
    text,
    strictObject({
      name: words,
      legalAge: pipe(number(), integer(), minValue(1)),
      taxes: array(tax),
      deposits: optional(array(deposit))
    })
  )
})
