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
export const isSameCode = (a: string, b: string): boolean => codeKey(a) === codeKey(b)

/** Reads a code of six digits; undefined for any other number of them. */
export const readSixDigits = (text: string): string | undefined => /^\d{6}$/.exec(text.replace(/[\s\p{P}]/gu, ''))?.[0]

/**
 * Reads a postal code in upper case: one like Canada's in Canada Post's format, such as `M5V 1A1`, and any other with the
 * spaces and hyphens that it was typed with, such as `12345-6789`. Undefined for what no country has as one. Which ones a
 * market has is the rule `isPostalCode`.
 */
export function readPostalCode(text: string): string | undefined {
  const upper = text.toUpperCase()
  const code = upper.replace(/[\s\p{P}]/gu, '')
  if (/^([A-Z]\d){3}$/.test(code)) return `${code.slice(0, 3)} ${code.slice(3)}`
  const [apart] = /[A-Z\d].*[A-Z\d]/.exec(upper.replace(/\s*\p{Pd}\s*/gu, '-').replace(/[\s.,]+/g, ' ')) ?? []
  return /\d/.test(code) && /^[A-Z\d]{3,10}$/.test(code) ? apart : undefined
}
