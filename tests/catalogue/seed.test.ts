import { parse } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { brands } from '../../demo/catalogue/brands.ts'
import { seed } from '../../demo/catalogue/index.ts'
import type { SeedProduct, SeedText } from '../../src/server/seed/types.ts'
import { business } from '../../src/contract/store/business.ts'
import { storeLocation } from '../../src/contract/store/location.ts'
import { category } from '../../src/contract/catalog/menu.ts'
import { productDetail } from '../../src/contract/catalog/product-detail.ts'
import { slug } from '../../src/contract/http/text.ts'

const { products, locations, categories } = seed
const live = products.filter(product => !product.discontinued)
const stockOf = (product: SeedProduct) => product.variants.flatMap(variant => Object.values(variant.stock))

function onTheWire(product: SeedProduct, locale: keyof SeedText) {
  return {
    ...product,
    id: product.slug,
    name: product.name[locale],
    picture: null,
    elsewhere: [],
    effects: product.effects.map(effect => effect[locale]),
    rating:
      product.rating.count === 0
        ? null
        : { average: product.rating.sum / product.rating.count, count: product.rating.count },
    description: product.description[locale],
    ingredients: product.ingredients?.[locale] ?? null,
    allergens: product.allergens?.[locale] ?? null,
    terpenes: product.terpenes.map(({ name, percent }) => ({ name: name[locale], percent })),
    variants: product.variants.map((variant, at) => ({
      ...variant,
      id: `${product.slug}-${at}`,
      name: variant.size[locale],
      saleName: variant.saleName?.[locale] ?? null,
      stock: 0,
      available: false
    }))
  }
}

describe('the demo shop', () => {
  test('holds about four hundred products, each under its own slug', () => {
    expect(products.length).toBeGreaterThanOrEqual(380)
    expect(products.length).toBeLessThanOrEqual(440)
    expect(new Set(products.map(product => product.slug)).size).toBe(products.length)
  })

  test.each(['en', 'fr'] as const)('fits the contract in %s', locale => {
    for (const product of products) {
      parse(productDetail, onTheWire(product, locale))
      parse(slug, product.slug)
    }
    for (const one of locations) {
      const special = one.specialHours.map(hours => ({ ...hours, name: hours.name[locale] }))
      const menuUpdatedAt = '2026-11-21T08:00:00-05:00'
      parse(storeLocation, {
        ...one,
        id: one.slug,
        name: one.name[locale],
        specialHours: special,
        contact_details: [],
        menuUpdatedAt
      })
    }
    for (const one of categories) {
      const tree = { parent_category: one.parent, subCategory: [], productCount: 0, picture: null }
      parse(category, { ...one, ...tree, id: one.slug, name: one.name[locale] })
    }
    parse(business, { ...seed.business, id: 'b', locales: ['en-CA', 'fr-CA'], guestCheckout: true })
  })

  test('names a category, a subcategory of it, a brand and stores that exist', () => {
    const parents = new Map(categories.map(one => [one.slug, one.parent]))
    const places = new Set(locations.map(location => location.slug))
    for (const product of products) {
      expect(parents.get(product.category), product.slug).toBeNull()
      if (product.subCategory !== null) expect(parents.get(product.subCategory)).toBe(product.category)
      expect(brands.has(product.brand), product.brand).toBe(true)
      for (const { stock } of product.variants) expect(Object.keys(stock).every(place => places.has(place))).toBe(true)
    }
  })

  test('uses every brand and every subcategory', () => {
    expect(new Set(products.map(product => product.brand)).size).toBeGreaterThanOrEqual(25)
    const used = new Set(products.map(product => product.subCategory))
    const empty = categories.filter(one => one.parent !== null && !used.has(one.slug))
    expect(empty).toEqual([])
  })

  test('states potency in the unit of its subcategory', () => {
    const units = new Map(categories.map(one => [one.slug, one.thc_cbd_value_type]))
    for (const product of products) {
      const unit = units.get(product.subCategory ?? product.category)
      if (product.thc !== null) expect(product.thc.unit, product.slug).toBe(unit)
      if (product.cbd !== null) expect(product.cbd.unit, product.slug).toBe(unit)
    }
  })

  test('keeps to 10 mg of THC in a package to eat or drink and 1,000 mg in one of extract or topical', () => {
    for (const { slug: name, category: kind, thc, variants, form } of products) {
      if (thc === null) continue
      if (kind === 'edibles' || kind === 'beverages') expect(thc.max, name).toBeLessThanOrEqual(10)
      for (const { weight } of variants) {
        if (kind === 'vapes') expect(weight * thc.max * 10, name).toBeLessThanOrEqual(1000)
        if (kind === 'concentrates') expect(weight * thc.max, name).toBeLessThanOrEqual(1000)
        if (form === 'oil') expect((weight / 0.95) * thc.max, name).toBeLessThanOrEqual(1000)
        if (kind === 'topicals') expect(thc.max, name).toBeLessThanOrEqual(1000)
      }
    }
  })

  test('weighs every cannabis product, and no accessory', () => {
    for (const product of products) {
      for (const { weight } of product.variants) {
        if (product.limitClass === 'accessory') expect(weight).toBe(0)
        else expect(weight, product.slug).toBeGreaterThan(0)
      }
    }
  })

  test('never puts a sale price above the price', () => {
    for (const { price, salePrice } of products.flatMap(product => product.variants)) {
      expect(price).toBeGreaterThan(0)
      if (salePrice !== null) expect(salePrice).toBeLessThan(price)
    }
    expect(products.filter(({ variants }) => variants.some(one => one.salePrice !== null)).length).toBeGreaterThan(12)
  })

  test('has a product for every case of stock', () => {
    expect(live.some(product => stockOf(product).every(units => units === 0))).toBe(true)
    expect(live.some(product => stockOf(product).includes(0) && stockOf(product).some(units => units > 0))).toBe(true)
    expect(live.some(product => stockOf(product).some(units => units > 0 && units < 4))).toBe(true)
    expect(live.some(product => product.variants.every(({ stock }) => !('kensington' in stock)))).toBe(true)
    expect(products.some(product => product.discontinued)).toBe(true)
    expect(products.some(product => product.featured)).toBe(true)
  })

  test('is the same on every run', async () => {
    vi.resetModules()
    const again = await import('../../demo/catalogue/index.ts')
    expect(again.seed).not.toBe(seed)
    expect(again.seed).toEqual(seed)
  })
})

describe('the words of the demo shop', () => {
  const texts = products.flatMap(({ name, description, ingredients, allergens }) =>
    [name, description, ingredients, allergens].filter(text => text !== null)
  )

  test('are whole in both languages', () => {
    for (const text of [...texts, ...categories.map(one => one.name), ...locations.map(one => one.name)]) {
      expect(text.en.trim()).not.toBe('')
      expect(text.fr.trim()).not.toBe('')
      expect(`${text.en}${text.fr}`).not.toMatch(/undefined|NaN|null|\s{2}/)
    }
  })

  test('differ between the languages, names of cultivars apart', () => {
    for (const product of products) {
      expect(product.description.fr).not.toBe(product.description.en)
      if (product.strain !== product.name.en) expect(product.name.fr, product.slug).not.toBe(product.name.en)
    }
  })

  test('claim no effect and no benefit for health', () => {
    const claims =
      /relax|calm|sleep|energ|euphor|happy|uplift|focus|pain|anxi|stress|heal|therap|medic|détent|sommeil|douleur|guéri/i
    for (const text of texts) expect(`${text.en} ${text.fr}`).not.toMatch(claims)
  })

  test('write French as French: decimal comma, elided article', () => {
    for (const { size } of products.flatMap(product => product.variants)) expect(size.fr).not.toMatch(/\d\.\d/)
    for (const text of texts) expect(text.fr).not.toMatch(/\bde [AEIOUÉ][a-zé]/)
  })
})
