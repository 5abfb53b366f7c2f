import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentTokens, defaultAccent } from '../../src/theme/accent.ts'
import { contrast, parseHex, type Rgb } from '../../src/theme/colour.ts'
import { dark, light } from '../../src/theme/palette.ts'

const anyAccent = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const rgb = (hex: string | undefined): Rgb => {
  const colour = parseHex(hex ?? '')
  if (!colour) throw new Error(`${hex} is no colour`)
  return colour
}
const ratio = (one: string | undefined, other: string | undefined) => contrast(rgb(one), rgb(other))

describe('accent', () => {
  it('can be read under the text on it, whatever the retailer picks', () => {
    fc.assert(
      fc.property(anyAccent, accent => {
        const tokens = accentTokens(accent)
        expect(ratio(tokens['--sf-accent'], tokens['--sf-on-accent'])).toBeGreaterThanOrEqual(4.5)
        expect(ratio(tokens['--sf-accent-hover'], tokens['--sf-on-accent'])).toBeGreaterThanOrEqual(4.5)
      })
    )
  })

  it('can be read as text on every surface of both themes', () => {
    fc.assert(
      fc.property(anyAccent, accent => {
        const tokens = accentTokens(accent)
        for (const surface of ['surface', 'surface-2', 'raised'] as const) {
          expect(ratio(tokens['--sf-accent-ink-light'], light[surface])).toBeGreaterThanOrEqual(4.5)
          expect(ratio(tokens['--sf-accent-ink-dark'], dark[surface])).toBeGreaterThanOrEqual(4.5)
          expect(ratio(tokens['--sf-accent-edge-light'], light[surface])).toBeGreaterThanOrEqual(3)
          expect(ratio(tokens['--sf-accent-edge-dark'], dark[surface])).toBeGreaterThanOrEqual(3)
        }
      })
    )
  })

  it('is left as the retailer wrote it where it can be read already', () => {
    expect(accentTokens('#1F5F4A')).toMatchObject({
      '--sf-accent': '#1f5f4a',
      '--sf-on-accent': '#ffffff',
      '--sf-accent-ink-light': '#1f5f4a'
    })
  })

  it('takes three digits, and black text on yellow', () => {
    expect(accentTokens('#ff0')).toMatchObject({ '--sf-accent': '#ffff00', '--sf-on-accent': '#000000' })
  })

  it('falls back to the house green when the colour can not be read', () => {
    for (const wrong of ['', 'green', '#12', 'url(x)', '#ggg']) {
      expect(accentTokens(wrong)).toEqual(accentTokens(defaultAccent))
    }
  })
})

describe('palette', () => {
  const texts = ['ink', 'ink-2'] as const
  const grounds = ['surface', 'surface-2', 'raised'] as const

  it.each([
    ['light', light],
    ['dark', dark]
  ])('has %s text that can be read on every surface', (_, palette) => {
    for (const text of texts) {
      for (const ground of grounds) expect(ratio(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
    }
    for (const tone of ['ok', 'warn', 'bad'] as const) {
      expect(ratio(palette[tone], palette.surface)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette[tone], palette.raised)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette[tone], palette[`${tone}-tint`])).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of grounds) expect(ratio(palette['line-2'], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})
