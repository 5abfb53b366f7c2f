/** Matches the quotes and stops around a code that was copied out of a sentence. */
const around = /^[.,;:"'“”„‘’«»()…-]+|[.,;:"'“”„‘’«»()…-]+$/g

/**
 * Reads a code, such as a promo code, from plain text: upper case, with ASCII hyphens and without spaces; undefined if
 * there is no letter or digit in it.
 */
export function readCode(text: string): string | undefined {
  const code = text
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, '')
    .replace(around, '')
    .toUpperCase()
    .normalize('NFKC')
  return /[\p{L}\p{N}]/u.test(code) ? code : undefined
}

/** The key of a code: people leave its hyphens out, or put some in. */
export const codeKey = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')

/** Returns true if two texts spell the same code. */
export const isSameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other)

/** Reads a code of six digits; undefined for any other number of them. */
export const readSixDigits = (text: string): string | undefined => /^\d{6}$/.exec(text.replace(/[\s\p{P}]/gu, ''))?.[0]

/** Reads a Canadian postal code in Canada Post's format, such as `M5V 1A1`. */
export function readPostalCode(text: string): string | undefined {
  const code = text.replace(/[\s\p{P}]/gu, '').toUpperCase()
  return /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined
}
