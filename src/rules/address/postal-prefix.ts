/** Matches the beginning of a Canadian postal code, of two characters or more: no code begins with W or Z, or has D, F, I, O, Q, U. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d(?:[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?$/

/** Returns the normal form of a postal code or its beginning: in upper case, without spaces and hyphens. */
export const plainPrefix = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toUpperCase()

/** True if postal codes of a country may begin with a text in its normal form. Elsewhere than in Canada, letters and digits do. */
export const isPostalPrefix = (prefix: string, country: string): boolean =>
  country === 'CA' ? canadian.test(prefix) : /^[\dA-Z]{1,10}$/.test(prefix)
