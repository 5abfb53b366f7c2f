import type { ProductForm, StrainType } from '../../../src/contract/catalog/menu.ts'
import { brands } from '../brands.ts'
import { hash, oneOf } from '../hash.ts'
import { lightness, mix, shade, tint } from './colour.ts'
import { type Lettering, letteringOf } from './lettering.ts'
import { markNames } from './marks.ts'

/** The facts that a picture depends on. */
export interface Pictured {
  slug: string
  name: string
  brand: string
  form: ProductForm
  subCategory: string | null
  strainType: StrainType | null
  size: string
}

/** The look of a product: its brand's colours and mark, and per-product variations. */
export interface Look extends Pictured {
  mark: string
  label: string
  ink: string
  accent: string
  /** Colour of the cap: one of the brand's or black. */
  cap: string
  /** Index of the label's layout. */
  layout: number
  lettering: Lettering
  /** Returns a number from 0 to `many` − 1, always the same for the product and the question. */
  pick: (question: string, many: number) => number
}

/** The retailer, whose own label is on the pictures of the categories. */
export const house = 'Linden & Slate'

const housePalette: Palette = ['#f1eee6', '#2c3a34', '#c9d2c6']

type Palette = [string, string, string]

const palettes: [Palette, ...Palette[]] = [
  ['#ece6da', '#2d3830', '#a8763e'],
  ['#2b3a42', '#eef0ea', '#c99c5d'],
  ['#dfe5df', '#28352f', '#b0603f'],
  ['#f1e8d3', '#40352a', '#6f8a62'],
  ['#40324a', '#f2ecf0', '#c9a2b4'],
  ['#e4e7ea', '#2a3644', '#7b93a8']
]

/** Returns the look of a product; an unknown brand gets a mark and colours derived from its name. */
export function lookOf(product: Pictured): Look {
  const brand = brands.get(product.brand)
  const seed = hash(product.brand)
  const pick = (question: string, many: number) => hash(`${product.slug} ${question}`) % many
  const isHouse = product.brand === house
  const [label, ink, accent] = isHouse ? housePalette : (brand?.palette ?? oneOf(palettes, seed))
  const dark = lightness(label) < lightness(ink) ? label : ink
  const caps: [string, ...string[]] = [
    shade(dark, 0.25),
    '#26241f',
    tint(mix(label, '#f4f1ea', 0.6), 0.1),
    shade(accent, 0.08)
  ]
  return {
    ...product,
    mark: isHouse ? 'linden' : (brand?.mark ?? oneOf(markNames, seed)),
    label,
    ink,
    accent,
    cap: oneOf(caps, pick('cap', caps.length)),
    layout: (seed + pick('layout', 2)) % 3,
    lettering: letteringOf(seed >>> 5),
    pick
  }
}
