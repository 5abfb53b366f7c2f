import { type Identifier, readGtin, readSku, skuKey } from '../../rules/catalog/identifiers.ts'
import { spoiltIdKind } from './read/clean-id.ts'
import { isNothing } from './read/is-nothing.ts'
import type { Row } from './read/read-rows.ts'

/** The SKU and the GTIN of a size; undefined for what its cells leave out. */
export interface Identifiers {
  sku?: string | undefined
  gtin?: string | undefined
}

/** Identifiers, or the end of a sentence about a cell that can't be read. */
export type IdentifiersRead =
  | { ok: true; identifiers: Identifiers }
  | { ok: false; field: keyof Identifiers; reason: string }

/** A GTIN that a spreadsheet shows with decimals or thousands is whole. */
const readers = { sku: readSku, gtin: (text: string): Identifier => readGtin(text.replace(/[.,]0+$/, '')) }

/**
 * Reads the SKU and the GTIN of a row. A cell that can't be read refuses its row, because a scanner would find another
 * product by it, or none.
 */
export function readIdentifiers({ cells }: Row): IdentifiersRead {
  const identifiers: Identifiers = {}
  for (const field of ['sku', 'gtin'] as const) {
    if (isNothing(cells[field])) continue
    const kind = spoiltIdKind(cells[field])
    const isWhole = field === 'gtin' && kind !== 'a date' && kind !== 'a rounded number'
    if (kind !== undefined && !isWhole) return { ok: false, field, reason: spoilt(kind) }
    const read = readers[field](cells[field])
    if (!read.ok) return { ok: false, field, reason: read.reason }
    identifiers[field] = read.value
  }
  return { ok: true, identifiers }
}

const spoilt = (kind: string): string =>
  `is ${kind} that a spreadsheet made of it: format the column as text, enter it again and export the list`

/** Finds the line of a list that has used a SKU or a GTIN before. */
export function createIdentifierLines() {
  const lines = new Map<string, number>()
  const keysOf = ({ sku, gtin }: Identifiers): [keyof Identifiers, string][] => [
    ...(sku === undefined ? [] : [['sku', `sku ${skuKey(sku)}`] as ['sku', string]]),
    ...(gtin === undefined ? [] : [['gtin', `gtin ${gtin}`] as ['gtin', string]])
  ]
  return {
    /** Returns the field that another line has, with that line. */
    usedBefore(identifiers: Identifiers): [field: keyof Identifiers, line: number] | undefined {
      for (const [field, key] of keysOf(identifiers)) {
        const line = lines.get(key)
        if (line !== undefined) return [field, line]
      }
      return undefined
    },
    note(identifiers: Identifiers, line: number): void {
      for (const [, key] of keysOf(identifiers)) lines.set(key, line)
    }
  }
}
