import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canadianLimit, milligramsOf } from '../../../src/rules/cart/limit.ts'
import { foldFacts, type ShelfProduct, type ShelfSize } from '../../../src/rules/suggest/shelf-product.ts'
import { suggest } from '../../../src/rules/suggest/suggest.ts'

const size = (changes: Partial<ShelfSize> = {}): ShelfSize => ({
  id: 'size',
  price: 3500,
  weight: 3.5,
  equivalent: null,
  isLeft: true,
  ...changes
})
const make = (id: string, changes: Partial<ShelfProduct> = {}): ShelfProduct =>
  foldFacts({
    id,
    brand: `brand of ${id}`,
    category: 'flower',
    subCategory: null,
    names: id,
    form: 'flower',
    limitClass: 'dried',
    strain: null,
    strainType: null,
    thc: null,
    cbd: null,
    terpene: null,
    sizes: [size({ id: `${id} size` })],
    ...changes
  })
const accessory = (id: string, names: string, changes: Partial<ShelfProduct> = {}) =>
  make(id, { names, category: 'accessories', form: 'accessory', limitClass: 'accessory', ...changes })
const percent = (min: number, max = min) => ({ min, max, unit: '%' as const })

interface Asked {
  left?: number
  most?: number
  together?: Record<string, number>
}
const ask = (products: ShelfProduct[], shelf: ShelfProduct[], { left = 30, most = 6, together = {} }: Asked = {}) =>
  suggest({
    products,
    shelf,
    strengthOf: (product, other) => together[`${product} ${other}`] ?? 0,
    left,
    limit: canadianLimit,
    most
  })
const said = (product: ShelfProduct, other: ShelfProduct) => ask([product], [other])[0]?.reason

describe('the reason of a suggestion', () => {
  const one = make('one', {
    brand: 'Boréale',
    subCategory: 'whole',
    strain: 'Ferry Cut',
    strainType: 'indica',
    thc: percent(20, 24),
    cbd: percent(0, 1),
    terpene: 'myrcene'
  })

  test.each([
    ['nothing in common', make('x'), undefined],
    ['the brand, whatever its accents', make('x', { brand: 'BOREALE' }), { kind: 'brand', of: 'one' }],
    [
      'the brand in another category',
      make('x', { brand: 'Boréale', category: 'vapes', form: 'vape' }),
      { kind: 'brand', of: 'one' }
    ],
    [
      'the strain type on one shelf',
      make('x', { subCategory: 'whole', strainType: 'indica' }),
      { kind: 'strain', of: 'one' }
    ],
    ['the strain type alone', make('x', { strainType: 'indica' }), undefined],
    ['the main terpene', make('x', { terpene: 'myrcene' }), { kind: 'terpene', of: 'one' }],
    ['more CBD', make('x', { cbd: percent(8, 10) }), { kind: 'cbd', of: 'one' }],
    ['CBD of a range that begins no higher', make('x', { cbd: percent(1, 12) }), undefined],
    ['CBD in another unit', make('x', { cbd: { min: 20, max: 20, unit: 'mg' } }), undefined],
    ['less THC', make('x', { thc: percent(8, 12) }), { kind: 'thc', of: 'one' }],
    ['more THC, which is no reason', make('x', { thc: percent(30) }), undefined],
    [
      'the same in another package',
      make('x', { brand: 'Boréale', strain: 'ferry cut', subCategory: 'whole' }),
      { kind: 'size', of: 'one' }
    ]
  ])('by %s', (_, other, reason) => {
    expect(said(one, other)).toEqual(reason)
  })

  test.each([
    [2625, 25],
    [2626, undefined],
    [2100, 40],
    [1750, 50],
    [1751, 49]
  ])('by a price of %i cents instead of 3500 says %s percent less, never rounded up', (price, less) => {
    const other = make('x', { sizes: [size({ price })] })
    expect(said(one, other)?.percent).toBe(less)
  })

  test('by price compares with the best size of the product, so that a large pack of the other is no bargain', () => {
    const sizes = [size(), size({ id: 'large', price: 14_000, weight: 28 })]
    const other = make('x', { sizes: [size({ price: 11_000, weight: 28 })] })
    expect(said(make('one', { sizes }), other)).toBeUndefined()
    expect(said(make('one'), other)).toBeUndefined()
    expect(said(make('one', { sizes }), make('x', { sizes: [size({ price: 7000, weight: 28 })] }))?.percent).toBe(50)
  })

  test('by price is for goods by the gram alone, and compares only like with like', () => {
    const cheap = [size({ price: 100 })]
    const solid = { limitClass: 'solid', form: 'edible' } as const
    expect(said(make('one', solid), make('x', { ...solid, sizes: cheap }))).toBeUndefined()
    expect(said(make('one'), make('x', { form: 'pre-roll', sizes: cheap }))).toBeUndefined()
    expect(said(make('one'), make('x', { sizes: [size({ price: 0 })] }))).toBeUndefined()
    expect(said(make('one', { sizes: [] }), make('x', { sizes: cheap }))).toBeUndefined()
  })
})

describe('an accessory that fits', () => {
  const vape = (names: string, brand = 'Parcel & Press') =>
    make('vape', { names, brand, category: 'vapes', form: 'vape', limitClass: 'concentrate' })
  const extract = make('hash', { category: 'concentrates', form: 'concentrate', limitClass: 'concentrate' })
  const edible = make('chew', { category: 'edibles', form: 'edible', limitClass: 'solid' })

  test.each([
    ['papers with flower', make('one'), 'Hemp Papers Papiers de chanvre', 'flower'],
    ['a French name', make('one'), 'Broyeur en noyer', 'flower'],
    ['a jar', make('one'), 'Airtight Jar Bocal hermétique', 'flower'],
    ['no book', make('one'), 'A handbook of pipes', undefined],
    ['a 510 battery with a cartridge', vape('Dusk Cartridges Cartouches'), '510 Battery, Slim Pile 510', 'cartridge'],
    ['no battery without its thread', vape('Dusk Cartridges'), 'Battery, Slim', undefined],
    ['no battery with a device all in one', vape('Dusk All-in-one Tout-en-un'), '510 Battery', undefined],
    ['no 510 battery with a pod', vape('Dusk Pods'), '510 Battery', undefined],
    ['no papers with a cartridge', vape('Dusk Cartridges'), 'Hemp Papers', undefined],
    ['a tool with an extract', extract, 'Dab Tool Set', 'concentrate'],
    ['nothing with an edible', edible, 'Hemp Papers', undefined]
  ])('%s', (_, product, names, use) => {
    expect(said(product, accessory('tool', names))).toEqual(use && { kind: 'fits', use, of: product.id })
  })

  test('pods fit the battery of their brand alone', () => {
    const battery = (brand: string) => accessory('battery', 'Pod Battery Batteries Piles', { brand })
    expect(said(vape('Dusk Pods'), battery('parcel & press'))).toMatchObject({ kind: 'fits', use: 'pod' })
    expect(said(vape('Dusk Pods'), battery('Plain Tools'))).toBeUndefined()
  })
})

describe('suggestions', () => {
  test('begin with pairs, the strongest one first, then follow the order of the facts', () => {
    const one = make('one', { brand: 'Boréale', terpene: 'myrcene' })
    const shelf = [
      make('brand', { brand: 'Boréale' }),
      make('terpene', { terpene: 'myrcene' }),
      accessory('papers', 'Hemp papers'),
      make('weak', { category: 'vapes', form: 'vape' }),
      make('strong', { category: 'edibles', form: 'edible' })
    ]
    const together = { 'one weak': 30, 'one strong': 80 }
    expect(ask([one], shelf, { together }).map(({ product }) => product)).toEqual([
      'strong',
      'weak',
      'papers',
      'terpene',
      'brand'
    ])
    expect(ask([one], shelf.toReversed(), { together })).toEqual(ask([one], shelf, { together }))
  })

  test('name the accessory first that costs less', () => {
    const shelf = [12_00, 2_99, 7_50].map(price => accessory(`for ${price}`, 'papers', { sizes: [size({ price })] }))
    expect(ask([make('one')], shelf).map(({ product }) => product)).toEqual(['for 299', 'for 750', 'for 1200'])
  })

  test('have two of one kind while there are others, and more to fill the list', () => {
    const one = make('one', { brand: 'Boréale', terpene: 'myrcene' })
    const papers = Array.from({ length: 5 }, (_, at) => accessory(`papers ${at}`, 'papers'))
    const kinds = ask([one], [...papers, make('x', { brand: 'Boréale' })], { most: 4 }).map(({ reason }) => reason.kind)
    expect(kinds).toEqual(['fits', 'fits', 'fits', 'brand'])
  })

  test('take the first size that is in stock and within the rest of the limit', () => {
    const one = make('one', { brand: 'Boréale' })
    const sizes = [
      size({ id: 'large', weight: 14 }),
      size({ id: 'gone', weight: 1, isLeft: false }),
      size({ id: 'small', weight: 3.5 })
    ]
    const shelf = [make('x', { brand: 'Boréale', sizes })]
    expect(ask([one], shelf, { left: 14 })[0]?.variant).toBe('large')
    expect(ask([one], shelf, { left: 13.9 })[0]?.variant).toBe('small')
    expect(ask([one], shelf, { left: 3.4 })).toEqual([])
  })

  const option = <Value>(...values: Value[]) => fc.constantFrom(...values)
  const shelves = fc.array(
    fc.record({
      brand: option('Boréale', 'Hewn', ''),
      category: option('flower', 'accessories', 'vapes'),
      subCategory: option(null, 'a', 'b'),
      names: option('papers', '510 battery', 'cartridge', 'dusk'),
      form: option('flower' as const, 'vape' as const, 'accessory' as const),
      limitClass: option('dried' as const, 'concentrate' as const, 'accessory' as const),
      strainType: option(null, 'indica' as const),
      thc: option(null, percent(10), percent(20, 24)),
      terpene: option(null, 'myrcene'),
      sizes: fc.array(
        fc.record({
          id: fc.uuid(),
          price: fc.nat(20_000),
          weight: option(0, 0.5, 1, 3.5, 28),
          equivalent: option(null, 2),
          isLeft: fc.boolean()
        }),
        { maxLength: 3 }
      )
    }),
    { maxLength: 20 }
  )

  test('are few, different, none of the products themselves, in stock and within the limit, for any shelf', () => {
    fc.assert(
      fc.property(shelves, fc.nat(3), fc.integer({ min: 0, max: 30 }), (facts, count, left) => {
        const shelf = facts.map((changes, at) => make(`p${at}`, changes))
        const products = shelf.slice(0, count)
        const together = { 'p0 p5': 40, 'p1 p4': 90 }
        const suggestions = ask(products, shelf, { left, together })
        const ids = suggestions.map(({ product }) => product)
        expect(ids.length).toBeLessThanOrEqual(6)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { product, variant, reason } of suggestions) {
          const { limitClass, sizes } = shelf.find(({ id }) => id === product)!
          const taken = sizes.find(({ id }) => id === variant)!
          expect(taken.isLeft).toBe(true)
          expect(milligramsOf({ ...taken, limitClass, quantity: 1 }, canadianLimit)).toBeLessThanOrEqual(left * 1000)
          expect(products.map(({ id }) => id)).not.toContain(product)
          expect(products.map(({ id }) => id)).toContain(reason.of)
          if (reason.kind === 'cheaper') expect(reason.percent).toBeGreaterThanOrEqual(25)
          if (reason.kind === 'together')
            expect([`${reason.of} ${product}`]).toContain(reason.of === 'p0' ? 'p0 p5' : 'p1 p4')
        }
      })
    )
  })
})
