import { describe, expect, test } from 'vitest'
import { qrOf } from '../../src/lib/qr.ts'
import { qrPath } from '../../src/lib/qr-path.ts'
import { readQr, rowsInPath } from './support/read-qr.ts'

const url = `https://shop.example/kiosk?handoff=${'k7P4q-_9'.repeat(20)}`.slice(0, 180)

describe('a QR code', () => {
  test.each(['K7P4Q', '23456', 'k7p4', 'Élise à Montréal', url])('is read by a scanner as its text: %s', text => {
    expect(readQr(qrOf(text))).toBe(text)
  })

  test('of a short code of capitals and digits has the smallest size, 21 modules', () => {
    expect(qrOf('K7P4Q')).toHaveLength(21)
  })

  test('is square, and grows with its text', () => {
    const rows = qrOf(url)
    expect(url).toHaveLength(180)
    expect(rows.length).toBeGreaterThan(21)
    expect(rows.every(row => row.length === rows.length)).toBe(true)
  })

  test('is drawn as a path that fills its dark modules and no others', () => {
    for (const text of ['K7P4Q', url]) expect(rowsInPath(qrPath(qrOf(text)))).toEqual(qrOf(text))
  })

  test('of the longest text that fits is made, and one longer is a range error', () => {
    expect(() => qrOf('a'.repeat(2331))).not.toThrow()
    expect(() => qrOf('a'.repeat(2332))).toThrow(RangeError)
  })
})
