import { describe, expect, test } from 'vitest'
import { qrOf } from '../../src/lib/qr.ts'

/** The width and height of version 1, in modules. */
const SIDE = 21
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Decodes the data bits of a QR code in the standard's order, without the function patterns. */
function bitsIn(rows: boolean[][]): string {
  const isFunction = (row: number, column: number) =>
    row === 6 ||
    column === 6 ||
    (row < 9 && column < 9) ||
    (row < 9 && column >= SIDE - 8) ||
    (row >= SIDE - 8 && column < 9)
  let bits = ''
  const columns = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1]
  for (const [nth, right] of columns.entries()) {
    const down = Array.from({ length: SIDE }, (_, row) => row)
    for (const row of nth % 2 === 0 ? down.toReversed() : down)
      for (const column of [right, right - 1])
        if (!isFunction(row, column)) bits += rows[row]?.[column] !== ((row + column) % 2 === 0) ? '1' : '0'
  }
  return bits
}

/** Decodes the codewords of a QR code. */
function codewordsIn(rows: boolean[][]): number[] {
  const bits = bitsIn(rows)
  return Array.from({ length: 26 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2))
}

/** Decodes the text of a QR code in alphanumeric mode: a pair of characters takes 11 bits, a single one 6. */
function textIn(rows: boolean[][]): string {
  const bits = bitsIn(rows)
  const length = parseInt(bits.slice(4, 13), 2)
  let text = ''
  for (let at = 13; text.length < length; at += 11) {
    const isPair = length - text.length > 1
    const value = parseInt(bits.slice(at, at + (isPair ? 11 : 6)), 2)
    text += isPair ? `${signs[Math.floor(value / 45)]}${signs[value % 45]}` : signs[value]
  }
  return text
}

describe('a QR code of a short text (ISO/IEC 18004, version 1, level M)', () => {
  test('has the codewords of the worked example that everybody knows', () => {
    expect(codewordsIn(qrOf('HELLO WORLD')!)).toEqual([
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17, 196, 35, 39, 119, 235, 215, 231, 226, 93,
      23
    ])
  })

  test('has the three finders, the timing between them, and holds its level and mask twice', () => {
    const rows = qrOf('K7P4Q')!
    expect(rows.map(row => row.length)).toEqual(Array(SIDE).fill(SIDE))
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const at = (top: number, left: number) =>
      finder.map((_, y) => finder.map((__, x) => Number(rows[top + y]?.[left + x])).join(''))
    for (const [top, left] of [
      [0, 0],
      [0, 14],
      [14, 0]
    ] as const)
      expect(at(top, left)).toEqual(finder)
    expect(rows[6]?.slice(8, 13)).toEqual([true, false, true, false, true])
    expect(rows.slice(8, 13).map(row => row[6])).toEqual([true, false, true, false, true])
    const format = [...'101010000010010'].map(bit => bit === '1')
    const across = [0, 1, 2, 3, 4, 5, 7, 8].map(column => rows[8]?.[column])
    const up = [7, 5, 4, 3, 2, 1, 0].map(row => rows[row]?.[8])
    expect([...across, ...up]).toEqual(format)
    const below = [20, 19, 18, 17, 16, 15, 14].map(row => rows[row]?.[8])
    const right = [13, 14, 15, 16, 17, 18, 19, 20].map(column => rows[8]?.[column])
    expect([...below, ...right]).toEqual(format)
    expect(rows[13]?.[8]).toBe(true)
  })

  test('is read as its text', () => {
    for (const text of ['K7P4Q', '23456', 'A', 'HELLO WORLD', '20 CHARACTERS EXACTLY'.slice(0, 20)]) {
      expect(textIn(qrOf(text)!)).toBe(text)
    }
  })

  test('is none for what it can’t hold: small letters, other signs, more than 20 characters', () => {
    for (const text of ['k7p4', 'É', '#1', 'A'.repeat(21)]) expect(qrOf(text)).toBeUndefined()
  })
})
