import type { SeedText } from '../../../src/server/seed/types.ts'

/** Joins items for a sentence: `a, b and c`, « a, b et c ». */
export function list(items: SeedText[]): SeedText {
  return {
    en: join(
      items.map(item => item.en),
      'and'
    ),
    fr: join(
      items.map(item => item.fr),
      'et'
    )
  }
}

/** Formats a number in each language: `0.5`, « 0,5 ». */
export function decimal(value: number): SeedText {
  return { en: String(value), fr: String(value).replace('.', ',') }
}

/** Joins sentences; empty ones are left out. */
export function sentences(...parts: (SeedText | null)[]): SeedText {
  const kept = parts.filter(part => part !== null)
  return { en: kept.map(part => part.en).join(' '), fr: kept.map(part => part.fr).join(' ') }
}

/** Capitalizes the first letter in both languages. */
export function capital(text: SeedText): SeedText {
  return { en: upper(text.en), fr: upper(text.fr) }
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function join(items: string[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

/** Returns a name after the French `de`, elided before a vowel: « de Tamarack », « d’Even Keel ». */
export function de(name: string): string {
  return /^[aeiouyéèêàâîôû]/i.test(name) ? `d’${name}` : `de ${name}`
}
