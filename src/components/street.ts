import type { Say } from '../i18n/translate.ts'

const word = /^(?:unit|suite|ste\.?|local|bureau|no\.?|#)\s*(?=[\dA-Z])/i

/**
 * Returns the street line of a store's address with its unit: `211 Augusta Avenue, Unit 2`, in French `…, local 2`. A unit that is
 * a number, or a word for a unit and a number, takes the language's word; any other text stays as it is.
 */
export function streetOf({ line1, unit }: { line1: string; unit: string | null }, t: Say): string {
  if (!unit?.trim()) return line1
  const bare = unit.trim().replace(word, '')
  const isNumber = /^(?=.*\d)[\dA-Z]{1,6}(-[\dA-Z]{1,4})?$/i.test(bare)
  return `${line1}, ${isNumber ? t('address.unit', { unit: bare }) : unit.trim()}`
}
