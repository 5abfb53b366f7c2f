import { describe, expect, test } from 'vitest'
import { brands } from '../../demo/catalogue/brands.ts'
import { seed } from '../../demo/catalogue/index.ts'
import { drawCategory, drawLogo, drawProduct, type Pictured } from '../../demo/catalogue/pictures/index.ts'
import { markNames } from '../../demo/catalogue/pictures/marks.ts'
import type { SeedProduct } from '../../src/server/seed/types.ts'

function pictured(product: SeedProduct, locale: 'en' | 'fr' = 'en'): Pictured {
  const { slug, brand, form, subCategory, strainType, name, variants } = product
  return { slug, brand, form, subCategory, strainType, name: name[locale], size: variants[0]?.size[locale] ?? '' }
}

/** Returns whether every tag is closed in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false
    } else if (self === '') open.push(name ?? '')
  }
  return open.length === 0
}

describe('a product’s picture', () => {
  const pictures = seed.products.map(product => ({ product, svg: drawProduct(pictured(product)) }))

  test('is square, well formed, asks for nothing outside and stays under 8 kB', () => {
    for (const { product, svg } of pictures) {
      expect(svg, product.slug).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 600"/)
      expect(isWellFormed(svg), product.slug).toBe(true)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|@import|href="(?!#)/)
      expect(Buffer.byteLength(svg), product.slug).toBeLessThan(8192)
    }
  })

  test('refers only to its own, unique ids', () => {
    for (const { svg } of pictures) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(used.filter(id => !ids.includes(id))).toEqual([])
    }
  })

  test('shows the whole size, and escapes what would break the markup', () => {
    const [first] = seed.products
    if (first === undefined) throw new Error('no products')
    expect(drawProduct({ ...pictured(first), size: '3 × 0.5 g' })).toContain('>3 × 0.5 g<')
    const svg = drawProduct({ ...pictured(first), name: 'A <b> & "c"', brand: 'Somebody & <Sons>' })
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).toContain('&lt;b&gt;')
  })

  test('is the same each time, and differs from product to product', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
    for (const { product, svg } of pictures.slice(0, 40)) expect(drawProduct(pictured(product))).toBe(svg)
  })

  test('can be drawn for a brand, a subcategory and a very long name that the shop does not know', () => {
    const forms = new Set(seed.products.map(product => product.form))
    for (const form of forms) {
      const name = 'Extraordinarily Longwinded Cultivarname of the Upper Northwestern Escarpment Number 4'
      const strange = { slug: `x-${form}`, name, brand: 'Ünknown Prodücer', form, subCategory: null, strainType: null }
      const svg = drawProduct({ ...strange, size: '1 pack' })
      expect(isWellFormed(svg)).toBe(true)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('the brands', () => {
  test('each have a mark of their own and three colours', () => {
    const all = [...brands.values()]
    expect(new Set(all.map(brand => brand.mark)).size).toBe(all.length)
    for (const { mark, palette } of all) {
      expect(markNames).toContain(mark)
      expect(new Set(palette).size).toBe(3)
    }
  })
})

describe('the shop’s own pictures', () => {
  test('are a tile for each category, without words but the shop’s name, and a logo', () => {
    for (const { slug, parent } of seed.categories) {
      const svg = drawCategory(slug)
      expect(isWellFormed(svg)).toBe(true)
      if (parent === null) expect(svg.match(/<tspan[^>]*>([^<]+)/g)?.length ?? 0).toBeLessThan(2)
    }
    expect(isWellFormed(drawLogo())).toBe(true)
    expect(drawLogo('#ffffff')).toContain('#ffffff')
  })
})
