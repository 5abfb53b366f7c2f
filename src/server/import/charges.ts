import type { ContainerKind, Containers } from '../../rules/deposit/deposit-of.ts'
import type { ColumnSign } from './numbers/decimal-signs.ts'
import type { PriceReader } from './numbers/price.ts'
import { isNothing } from './read/is-nothing.ts'
import type { Row } from './read/read-rows.ts'
import type { Size } from './size/read-size.ts'

/** Deposits and taxes of a size by a list; undefined where it leaves them out, null to follow the market's table. */
export interface Charges {
  /** The deposit on a pack, in cents. */
  deposit?: number | null | undefined
  containers?: Containers | null | undefined
  /** Tax codes; null for all of the province. */
  taxes?: string[] | null | undefined
}

/** Charges, or the end of a sentence about a cell that can't be read. */
export type ChargesRead =
  | { ok: true; charges: Charges }
  | { ok: false; field: 'deposit' | 'container' | 'tax_codes'; reason: string }

/** Readers of prices, and the market's tax codes by their names in upper case. */
export interface ChargeReaders {
  price: PriceReader
  signOf: (field: 'deposit') => ColumnSign
  taxCodes: ReadonlyMap<string, string>
}

const kinds: Record<ContainerKind, readonly string[]> = {
  can: ['can', 'cans', 'canette', 'canettes', 'aluminium', 'aluminum'],
  glass: ['glass', 'glass bottle', 'verre', 'bouteille de verre'],
  plastic: ['plastic', 'plastic bottle', 'pet', 'plastique', 'bouteille de plastique'],
  carton: ['carton', 'cartons', 'tetra pak', 'tetrapak']
}

/**
 * Reads the deposit, the container and the taxes of a row. None of them is guessed: a cell that can't be read refuses its row,
 * because the product would be sold at a wrong price.
 */
export function readCharges(
  { cells }: Row,
  { size, isDrink }: { size: Size; isDrink: boolean },
  readers: ChargeReaders
): ChargesRead {
  const said = (text: string) => (isNothing(text) ? '' : text)
  const deposit = readDeposit(said(cells.deposit), readers)
  if (typeof deposit === 'string') return { ok: false, field: 'deposit', reason: deposit }
  // Only drinks have deposits; a jar of flower is no mistake.
  const containers = isDrink ? readContainers(said(cells.container), size) : undefined
  if (typeof containers === 'string') return { ok: false, field: 'container', reason: containers }
  const taxes = readTaxes(said(cells.tax_codes), readers.taxCodes)
  if (typeof taxes === 'string') return { ok: false, field: 'tax_codes', reason: taxes }
  return { ok: true, charges: { deposit, containers, taxes } }
}

function readDeposit(text: string, { price, signOf }: ChargeReaders): number | string | undefined {
  if (text === '') return undefined
  if (/^[^\d]*0+(?:[.,]0+)?[^\d]*$/.test(text)) return 0
  const read = price(text, signOf('deposit'))
  return read.ok ? read.cents : read.reason
}

function readContainers(text: string, { volume }: Size): Containers | string | undefined {
  if (text === '') return undefined
  const word = text.toLowerCase()
  const [kind] = Object.entries(kinds).find(([, names]) => names.includes(word)) ?? []
  if (kind === undefined) return 'is none of can, glass, plastic and carton'
  return volume ? { kind: kind as ContainerKind, ...volume } : 'needs a size by volume, such as 355 mL or 4 x 355 mL'
}

function readTaxes(text: string, codes: ReadonlyMap<string, string>): string[] | null | string | undefined {
  if (text === '') return undefined
  const names = text
    .toUpperCase()
    .split(/[\s,;+&/]+/)
    .filter(name => name !== '')
  if (names.length === 1 && ['ALL', 'TOUTES'].includes(names[0] ?? '')) return null
  if (names.length === 1 && ['NONE', 'AUCUNE'].includes(names[0] ?? '')) return []
  const unknown = names.find(name => !codes.has(name))
  if (unknown !== undefined) return `has ${unknown}, which is no tax of the shop’s market`
  return [...new Set(names.flatMap(name => codes.get(name) ?? []))]
}
