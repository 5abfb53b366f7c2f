import type { Field } from '../read/mapping.ts'
import { type DecimalSign, readingsOf } from './readings.ts'

/** The decimal sign of a column. `isOwn` is false where other kinds of columns decided. */
export interface ColumnSign {
  sign: DecimalSign | undefined
  isOwn: boolean
}

/** Columns whose numbers are written alike. */
const kinds: readonly (readonly Field[])[] = [
  ['price', 'sale_price', 'deposit'],
  ['size'],
  ['thc', 'cbd'],
  ['stock'],
  ['terpenes']
]

const numbers = /[.,]?\d+(?:[.,]\d+|[\s'’]\d{3}(?!\d))*/g

/**
 * Determines the decimal sign of each column of a list from its unambiguous numbers: those of columns of its kind, else
 * those of the whole list. Numbers that contradict each other decide nothing.
 */
export function decimalSignsOf(rows: Iterable<{ cells: Record<Field, string> }>): (field: Field) => ColumnSign {
  const signsByKind = kinds.map(() => new Set<DecimalSign>())
  for (const { cells } of rows)
    kinds.forEach((fields, kind) => {
      for (const field of fields) for (const sign of signsIn(cells[field])) signsByKind[kind]?.add(sign)
    })
  const all = new Set(signsByKind.flatMap(signs => [...signs]))
  return field => {
    const own = signsByKind[kinds.findIndex(fields => fields.includes(field))]
    const isOwn = own !== undefined && own.size > 0
    const signs = isOwn ? own : all
    return { sign: signs.size === 1 ? [...signs][0] : undefined, isOwn }
  }
}

function signsIn(text: string): DecimalSign[] {
  return (text.match(numbers) ?? []).flatMap(number => {
    const readings = readingsOf(number)
    if (readings[','] === undefined) return readings['.'] === undefined ? [] : ['.' as const]
    return readings['.'] === undefined ? [',' as const] : []
  })
}
