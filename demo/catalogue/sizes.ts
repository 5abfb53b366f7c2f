import { words } from './table.ts'
import type { SeedText, SeedVariant } from '../../src/server/seed/types.ts'
import { decimal } from './words/text.ts'

type Size = Omit<SeedVariant, 'stock' | 'saleName'>

/** Units of the tables: text and weight of an amount. */
const units: Record<string, { text: (amount: number) => SeedText; weight: (amount: number) => number }> = {
  g: { text: measure('g'), weight: amount => amount },
  /** For drinks: about a gram per millilitre. */
  mL: { text: measure('mL'), weight: amount => amount },
  /** For oils, which are lighter than water. */
  mLo: { text: measure('mL'), weight: amount => round(amount * 0.95) },
  seeds: { text: amount => ({ en: `${amount} seeds`, fr: `${amount} graines` }), weight: amount => amount },
  /** Units of accessories, which have no weight for the limit. */
  pk: { text: amount => ({ en: `Pack of ${amount}`, fr: `Paquet de ${amount}` }), weight: () => 0 },
  mm: { text: measure('mm'), weight: () => 0 },
  cm: { text: measure('cm'), weight: () => 0 },
  mAh: { text: measure('mAh'), weight: () => 0 },
  jar: { text: measure('mL'), weight: () => 0 },
  ea: { text: () => ({ en: 'Each', fr: 'À l’unité' }), weight: () => 0 }
}

const pattern = /^(?:(\d+)x)?([\d.]+)([a-zA-Z]*):(\d+)(?:\/(\d+))?(?:=([\d.]+))?$/

/**
 * Parses sizes such as `3.5:2995 10x0.35:3995/3495 355mL:699=0.62`: count × amount and unit, cents, sale, stated grams.
 */
export function sizes(cell: string): Size[] {
  return words(cell).map(word => {
    const match = pattern.exec(word)
    if (match === null) throw new Error(`not a size: "${word}"`)
    const [, count, amount, unit = '', price, sale, equivalent] = match
    const known = units[unit === '' ? 'g' : unit]
    if (known === undefined) throw new Error(`no unit "${unit}" in "${word}"`)
    const text = known.text(Number(amount))
    return {
      size: count === undefined ? text : { en: `${count} × ${text.en}`, fr: `${count} × ${text.fr}` },
      price: Number(price),
      salePrice: sale === undefined ? null : Number(sale),
      weight: round(known.weight(Number(amount)) * Number(count ?? 1)),
      equivalent: equivalent === undefined ? null : Number(equivalent)
    }
  })
}

function measure(unit: string) {
  return (amount: number): SeedText => {
    const number = decimal(amount)
    return { en: `${number.en} ${unit}`, fr: `${number.fr} ${unit}` }
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
