/** The sign before the decimals of a number. */
export type DecimalSign = '.' | ','

/** Values of a number read with each decimal sign; undefined where it isn't a number with that sign. */
export type Readings = Record<DecimalSign, number | undefined>

/** Thousands are set apart by the other sign, spaces or apostrophes, the same throughout a number. */
const forms: Record<DecimalSign, RegExp> = {
  '.': /^(?=.*\d)(?:\d*|[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3})*)(?:\.\d*)?$/,
  ',': /^(?=.*\d)(?:\d*|[1-9]\d{0,2}([.\s'’])\d{3}(?:\1\d{3})*)(?:,\d*)?$/
}

/** Reads a number with either decimal sign: `36,50` is a number with a comma only, and `36,500` is two. */
export function readingsOf(text: string): Readings {
  const plain = text.trim()
  return { '.': readWith('.', plain), ',': readWith(',', plain) }
}

function readWith(sign: DecimalSign, text: string): number | undefined {
  if (!forms[sign].test(text)) return undefined
  const [whole = '', decimals = ''] = text.split(sign)
  return Number(`${whole.replace(/\D/g, '') || '0'}.${decimals || '0'}`)
}

/**
 * Reads a number. `ambiguous` if it has two readings and the decimal sign isn't known; undefined if it isn't a number.
 */
export function readNumber(text: string, sign: DecimalSign | undefined): number | 'ambiguous' | undefined {
  const readings = readingsOf(text)
  const [point, comma] = [readings['.'], readings[',']]
  if (point === undefined || comma === undefined || point === comma) return point ?? comma
  return sign === undefined ? 'ambiguous' : readings[sign]
}
