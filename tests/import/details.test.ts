import { describe, expect, test } from 'vitest'
import { plainDescription } from '../../src/server/import/details/plain-description.ts'
import { readTerpenes } from '../../src/server/import/details/terpenes.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { fileWith, imported, openShop } from './support.ts'

const shop = await openShop()
const head = 'id;name;category;size;price;stock'

async function bring(columns: string, ...rows: string[]) {
  const file = await fileWith([`${head}${columns}`, ...rows].join('\n'))
  const report = await importMenu(shop.db, { file, location: 'queen-west' })
  const menu = await imported(shop.db, 'queen-west')
  return { report, of: (id: string) => menu.get(id) }
}

describe('details of a product in a list', () => {
  const columns =
    ';Name (FR);Taille FR;Description;Description (French);Terpenes;Ingredients;Ingrédients français;Allergens;allergens_fr;Image URL;En vedette'

  test('are those of its cells, in both languages', async () => {
    const { report, of } = await bring(
      columns,
      '1-0;Oat Bar;edibles;40 g;6.00;4;Barre d’avoine;Barre de 40 g;"<p>Oats &amp; honey.</p><p>Baked.</p>";Avoine et miel.;Myrcene 0.8%, Limonène 4 mg/g;Oats;Avoine;Oats, nuts;Avoine, noix;https://cdn.shop.example/Oat bar.jpg;oui',
      '1-1;Oat Bar;edibles;80 g;11.00;4;;;;;;;;;;https://cdn.shop.example/oat.jpg;'
    )
    expect(report.refused).toEqual([])
    expect(report.warnings['picture-unreadable']).toMatchObject([{ line: 2 }])
    expect(of('1-0')?.product).toMatchObject({
      name: { en: 'Oat Bar', fr: 'Barre d’avoine' },
      description: { en: 'Oats & honey. Baked.', fr: 'Avoine et miel.' },
      ingredients: { en: 'Oats', fr: 'Avoine' },
      allergens: { en: 'Oats, nuts', fr: 'Avoine, noix' },
      terpenes: [
        { name: { en: 'Myrcene', fr: 'Myrcène' }, percent: 0.8 },
        { name: { en: 'Limonene', fr: 'Limonène' }, percent: 0.4 }
      ],
      picture: 'https://cdn.shop.example/oat.jpg',
      featured: true
    })
    expect(of('1-0')?.variant.size).toEqual({ en: '40 g', fr: 'Barre de 40 g' })
  })

  test('stay as they are where a later list leaves them out', async () => {
    const row = '2;Tea;edibles;40 g;6.00;4'
    await bring(
      columns,
      `${row};Thé;Sachet de 40 g;Green.;Vert.;Linalool 1%;Leaves;Feuilles;None;Aucun;https://a.example/b;yes`
    )
    const before = await bring('', row)
    expect(before.report).toMatchObject({ products: { unchanged: 1 }, variants: { unchanged: 1 } })
    const { of } = await bring(';description;featured', '2;Tea;edibles;40 g;7.00;4;Black.;no')
    expect(of('2-0')).toMatchObject({
      product: {
        name: { fr: 'Thé' },
        description: { en: 'Black.', fr: 'Vert.' },
        picture: 'https://a.example/b',
        featured: false
      },
      variant: { size: { en: '40 g', fr: 'Sachet de 40 g' } }
    })
  })

  test('in one language are those of both, until there is another', async () => {
    const first = await bring(';description', '3;Balm;topicals;50 g;6.00;4;Cedar.')
    expect(first.of('3-0')?.product.description).toEqual({ en: 'Cedar.', fr: 'Cedar.' })
    const next = await bring(';description', '3;Salve;topicals;50 g;6.00;4;Lime.')
    expect(next.of('3-0')?.product).toMatchObject({
      name: { en: 'Salve', fr: 'Salve' },
      description: { en: 'Lime.', fr: 'Lime.' }
    })
    const { of } = await bring(';description_fr', '3;Salve;topicals;50 g;6.00;4;Lime verte.')
    expect(of('3-0')?.product.description).toEqual({ en: 'Lime.', fr: 'Lime verte.' })
  })

  test('that can’t be read are left out, and the report says on which line', async () => {
    const { report, of } = await bring(
      ';terpenes;picture;featured',
      '4;Flower;flower;3.5 g;30.00;4;Myrcene, Limonene;http://a.example/b.jpg;maybe'
    )
    expect(of('4-0')?.product).toMatchObject({ terpenes: [], picture: null, featured: false })
    for (const kind of ['terpenes-unreadable', 'picture-unreadable', 'featured-unreadable'])
      expect(report.warnings[kind], kind).toMatchObject([{ line: 2 }])
  })

  test('have tags as deals name them, which “none” takes away and an empty cell leaves', async () => {
    const row = (tags: string) => `6;Oolong;edibles;40 g;6.00;4;${tags}`
    const first = await bring(';Étiquettes', row('"Coup de cœur, New 2027; local ;local"'))
    expect(first.of('6-0')?.product.tags).toEqual(['coup-de-coeur', 'local', 'new-2027'])
    for (const [cell, tags] of [
      ['', 3],
      ['★; local', 3],
      ['none', 0]
    ] as const) {
      const { report, of } = await bring(';tags', row(`"${cell}"`))
      expect(of('6-0')?.product.tags).toHaveLength(tags)
      expect(report.warnings['tags-unreadable']?.length ?? 0).toBe(cell.startsWith('★') ? 1 : 0)
    }
  })

  test('of a French list are found by its headings', async () => {
    const file = await fileWith(
      'Identifiant;Nom;Catégorie;Format;Prix;Quantité;Ingrédients;Allergènes;Terpènes\n5;Barre;edibles;40 g;6,00;4;Avoine;Noix;Bêta-myrcène 0,8 %'
    )
    const { refused } = await importMenu(shop.db, { file, location: 'queen-west' })
    expect(refused).toEqual([])
    expect((await imported(shop.db, 'queen-west')).get('5-0')?.product).toMatchObject({
      name: { en: 'Barre', fr: 'Barre' },
      ingredients: { en: 'Avoine', fr: 'Avoine' },
      allergens: { en: 'Noix', fr: 'Noix' },
      terpenes: [{ percent: 0.8 }]
    })
  })
})

test.each([
  ['Myrcene 0.8%; Limonene 0.4 %', ['Myrcene 0.8', 'Limonene 0.4']],
  ['β-Caryophyllène: 12 mg/g | Linalol (0,25 %)', ['β-Caryophyllene 1.2', 'Linalool 0.25']],
  ['Myrcene 0.8%; Myrcène 0.4%', undefined],
  ['Myrcene 60%; Limonene 60%', undefined],
  ['Myrcene 0.8', undefined],
  ['0.8%', undefined]
])('the terpenes “%s” are read with their shares, or not at all', (text, expected) => {
  expect(readTerpenes(text)?.map(({ name, percent }) => `${name.en} ${percent}`)).toEqual(expected)
})

test.each([
  ['<p>Soft <b>cedar</b>.</p><ul><li>Fish &amp; chips</li></ul>', 'Soft cedar. Fish & chips'],
  ['Under 5 < 6 > 4, <3 from us', 'Under 5 < 6 > 4, <3 from us']
])('the description “%s” is plain text', (text, plain) => {
  expect(plainDescription(text)).toBe(plain)
})
