import { array, integer, minLength, minValue, number, pipe, record, strictObject, string } from 'valibot'

const text = pipe(string(), minLength(1))
const words = strictObject({ en: text, fr: text })

/** The market of a shop outside Canada: its provinces with legal ages and taxes; rates in percent. */
export const marketFile = strictObject({
  country: text,
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
