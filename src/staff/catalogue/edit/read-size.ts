import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import { readGtin, readSku } from '../../../rules/catalog/identifiers.ts'
import { readGrams, readMoney, readWhole } from '../read-figures.ts'
import type { Reader } from './reader.ts'

type Size = Omit<DraftFields<'size'>, 'productId'>
type Name = (name: string) => string

function gtinIn({ text, refuse }: Reader, name: string): string | null {
  const typed = text(name)
  if (typed === '') return null
  const read = readGtin(typed)
  if (read.ok) return read.value
  const digits = typed.replace(/[\s\p{Pd}−]/gu, '')
  refuse(name, !/^\d+$/.test(digits) ? 'number' : digits.length < 8 || digits.length > 14 ? 'too_short' : 'wrong')
  return typed
}

function skuIn({ text, refuse }: Reader, name: string): string | null {
  const typed = text(name)
  if (typed === '') return null
  const read = readSku(typed)
  if (!read.ok) refuse(name, 'too_long')
  return read.ok ? read.value : typed
}

function containersIn(reader: Reader, name: Name): Size['containers'] {
  const kind = reader.text(name('container'))
  if (kind === '') return null
  return {
    kind: kind as NonNullable<Size['containers']>['kind'],
    millilitres: reader.neededFigure(name('millilitres'), typed => readWhole(typed, 1, 100_000)),
    count: reader.neededFigure(name('count'), typed => readWhole(typed, 1, 1000))
  }
}

function taxesIn({ text, refuse }: Reader, name: Name): string[] | null {
  const choice = text(name('taxes'))
  if (choice === 'usual' || choice === '') return null
  if (choice === 'none') return []
  const codes = text(name('taxCodes'))
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (codes.length === 0) refuse(name('taxCodes'), 'required')
  if (codes.length > 10) refuse(name('taxCodes'), 'too_long')
  return codes
}

/** Reads the fields of a size; `name` makes the name of a field. */
export function readSizeFields(reader: Reader, name: Name): Omit<Size, 'sortOrder'> {
  return {
    size: { en: reader.needed(name('sizeEn'), 60), fr: reader.needed(name('sizeFr'), 60) },
    weightMilli: reader.figure(name('weight'), readGrams) ?? 0,
    equivalentMilli: reader.figure(name('equivalent'), readGrams),
    sku: skuIn(reader, name('sku')),
    gtin: gtinIn(reader, name('gtin')),
    containers: containersIn(reader, name),
    deposit: reader.figure(name('deposit'), readMoney),
    taxes: taxesIn(reader, name)
  }
}
