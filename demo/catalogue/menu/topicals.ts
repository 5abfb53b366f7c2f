import { make, range } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'sub', 'en', 'fr', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Marram          | creams | Unscented Cream           | Crème non parfumée             | 200 | 200  | 50g:3995        | F
  Marram          | creams | Seaweed Lotion            | Lotion aux algues              | <5  | 500  | 100g:4495       | -
  Marram          | bath   | Sea Salt Soak             | Sels de bain marins            | 50  | 50   | 250g:1995       | -
  Still Room      | creams | Lavender Hand Cream       | Crème pour les mains à la lavande | 100 | 100 | 60g:3295      | -
  Still Room      | creams | Arnica Cream              | Crème à l’arnica               | 250 | 250  | 60g:4495/3995   | ke0
  Still Room      | bath   | Cedar Bath Salts          | Sels de bain au cèdre          | <5  | 100  | 300g:2295       | -
  Maison Tilleul  | balms  | Beeswax Balm              | Baume à la cire d’abeille      | 150 | 150  | 30g:2995        | F
  Maison Tilleul  | creams | Linden Blossom Cream      | Crème au tilleul               | <5  | 300  | 50g:3795        | -
  Saltspray       | balms  | Cedar Balm Stick          | Baume en bâton au cèdre        | 100 | 100  | 40g:2795        | by0
  Saltspray       | creams | Kelp and Mint Gel         | Gel au varech et à la menthe   | 200 | 400  | 75g:4295        | -
  Plain Tools     | balms  | Plain Balm                | Baume nature                   | 100 | <5   | 25g:1995        | -
  Plain Tools     | creams | Massage Oil               | Huile de massage               | <5  | 400  | 100mL:3495      | in0
  Kootenay Common | balms  | Spruce Resin Balm         | Baume à la résine d’épinette   | 200 | 50   | 45g:3895        | -
  Kootenay Common | bath   | Oat and Clay Soak         | Bain à l’avoine et à l’argile  | 50  | 100  | 200g:2195       | X
  `
)

const facts = new Map<string, SeedText>([
  ['creams', { en: 'Aluminium tube or pump; absorbs without residue.', fr: 'Tube d’aluminium ou pompe; sans résidu.' }],
  ['balms', { en: 'Firm at room temperature; wax based.', fr: 'Ferme à la température ambiante; à base de cire.' }],
  [
    'bath',
    { en: 'Coarse crystals; one package serves four baths.', fr: 'Gros cristaux; un emballage suffit à quatre bains.' }
  ]
])

/** Topicals, in milligrams per container; for the skin only. */
export const topicals: SeedProduct[] = rows.map(row =>
  make(row, {
    name: { en: row.en, fr: row.fr },
    category: 'topicals',
    subCategory: row.sub,
    form: 'topical',
    limitClass: row.sub === 'bath' ? 'solid' : 'non-solid',
    strain: null,
    strainType: null,
    thc: range(row.thc, 'mg'),
    cbd: range(row.cbd, 'mg'),
    description: sentences(
      lookUp(facts, row.sub, 'kind of topical'),
      { en: 'For use on skin only.', fr: 'Pour usage cutané seulement.' },
      { en: 'Milligrams are for the whole container.', fr: 'Les milligrammes valent pour le contenant entier.' }
    ),
    terpenes: [],
    ingredients: {
      en: 'Plant oils, wax or salt base, fragrance where named, cannabis extract.',
      fr: 'Huiles végétales, base de cire ou de sel, parfum s’il est nommé, extrait de cannabis.'
    },
    allergens: null
  })
)
