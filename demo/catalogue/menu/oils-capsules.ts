import { make, range } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'kind', 'en', 'fr', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Still Room      | oil     | THC 30 Oil              | Huile THC 30                | 28-31 | <1    | 30mLo:4495          | F
  Still Room      | oil     | Balanced 10:10 Oil      | Huile équilibrée 10:10      | 9-11  | 9-11  | 30mLo:3995          | -
  Still Room      | oil     | CBD 50 Oil              | Huile CBD 50                | <2    | 48-52 | 30mLo:4295/3795     | -
  Still Room      | capsule | THC 10 Capsules         | Gélules THC 10              | 10    | <1    | 15x0.4g:2495 30x0.4g:4495=0.8 | F
  Still Room      | capsule | CBD 25 Capsules         | Gélules CBD 25              | <1    | 25    | 30x0.4g:3995        | -
  Still Room      | spray   | THC Spray, Mint         | Vaporisateur THC, menthe    | 25-28 | <1    | 15mLo:3495          | ke0
  Table & Tonic   | oil     | CBG and CBD Oil         | Huile CBG et CBD            | <1    | 28-32 | 30mLo:4995          | -
  Table & Tonic   | spray   | Balanced Spray, Citrus  | Vaporisateur équilibré, agrumes | 12-14 | 12-14 | 15mLo:3295      | -
  Table & Tonic   | capsule | 5:5 Capsules            | Gélules 5:5                 | 5     | 5     | 30x0.3g:3495        | -
  Maison Tilleul  | oil     | THC 20 Oil, Olive       | Huile THC 20, olive         | 19-21 | <1    | 30mLo:3995          | -
  Maison Tilleul  | oil     | CBD 100 Oil             | Huile CBD 100               | <4    | 96-104 | 30mLo:6995         | F
  Maison Tilleul  | capsule | THC 2.5 Capsules        | Gélules THC 2,5             | 2.5   | <1    | 30x0.3g:2495 60x0.3g:4295 | -
  Second Growth   | oil     | Plain THC 10 Oil        | Huile nature THC 10         | 9-11  | <1    | 20mLo:2295 40mLo:3995 | -
  Second Growth   | oil     | Plain CBD 25 Oil        | Huile nature CBD 25         | <1    | 24-26 | 20mLo:2195 40mLo:3795 | -
  Second Growth   | capsule | THC 5 Capsules          | Gélules THC 5               | 5     | <1    | 30x0.3g:2695        | by0
  Boréale         | oil     | 1:20 Oil                | Huile 1:20                  | 1-1.3 | 20-24 | 30mLo:3795          | -
  Boréale         | oil     | 5:20 Oil                | Huile 5:20                  | 4.5-5.5 | 19-21 | 30mLo:3895        | in0
  Boréale         | capsule | 10:10 Capsules          | Gélules 10:10               | 10    | 10    | 15x0.4g:2795        | -
  Plain Tools     | oil     | MCT Oil THC 25          | Huile TCM THC 25            | 24-26 | <1    | 30mLo:3495          | -
  Plain Tools     | capsule | CBD 50 Capsules         | Gélules CBD 50              | <1    | 50    | 30x0.5g:4995        | X
  Plain Tools     | spray   | CBD Spray, Plain        | Vaporisateur CBD nature     | <1    | 38-42 | 15mLo:2995          | -
  Cold Harbour    | oil     | Full-Spectrum THC 20 Oil | Huile THC 20 à spectre complet | 19-22 | <2 | 30mLo:4295         | -
  Cold Harbour    | capsule | Full-Spectrum 10 Capsules | Gélules 10 à spectre complet | 10 | <1 | 15x0.4g:2695        | qw3
  Quiet Hours     | oil     | CBN and THC Oil         | Huile CBN et THC            | 9-11  | <1    | 30mLo:4795          | F
  Quiet Hours     | capsule | CBN and THC Capsules    | Gélules CBN et THC          | 10    | <1    | 15x0.4g:2995        | -
  Coulee & Sons   | oil     | Hemp Seed Oil THC 15    | Huile de chanvre THC 15     | 14-16 | <1    | 30mLo:3495          | -
  Coulee & Sons   | spray   | THC Spray, Anise        | Vaporisateur THC, anis      | 20-22 | <1    | 15mLo:2995          | D
  `
)

interface Kind {
  sub: string
  form: SeedProduct['form']
  unit: 'mg' | 'mg/mL'
  limitClass: SeedProduct['limitClass']
  fact: SeedText
  ingredients: SeedText
}

const kinds = new Map<string, Kind>([
  [
    'oil',
    {
      sub: 'oils',
      form: 'oil',
      unit: 'mg/mL',
      limitClass: 'non-solid',
      fact: {
        en: 'Amber glass bottle with a dropper marked every 0.25 mL.',
        fr: 'Flacon de verre ambré avec compte-gouttes gradué aux 0,25 mL.'
      },
      ingredients: { en: 'Carrier oil, cannabis extract.', fr: 'Huile porteuse, extrait de cannabis.' }
    }
  ],
  [
    'spray',
    {
      sub: 'sprays',
      form: 'oil',
      unit: 'mg/mL',
      limitClass: 'non-solid',
      fact: {
        en: 'Pump bottle; one press gives 0.1 mL.',
        fr: 'Flacon à pompe; une pression donne 0,1 mL.'
      },
      ingredients: {
        en: 'Coconut MCT oil, flavour, cannabis extract.',
        fr: 'Huile TCM de coco, arôme, extrait de cannabis.'
      }
    }
  ],
  [
    'capsule',
    {
      sub: 'capsules',
      form: 'capsule',
      unit: 'mg',
      limitClass: 'solid',
      fact: {
        en: 'Softgels filled with oil; the label states milligrams for one capsule.',
        fr: 'Gélules molles remplies d’huile; l’étiquette indique les milligrammes d’une gélule.'
      },
      ingredients: {
        en: 'Coconut MCT oil, plant-based shell, cannabis extract.',
        fr: 'Huile TCM de coco, enveloppe végétale, extrait de cannabis.'
      }
    }
  ]
])

/** Oils and sprays in milligrams per millilitre, capsules in milligrams each. */
export const oilsAndCapsules: SeedProduct[] = rows.map(row => {
  const kind = lookUp(kinds, row.kind, 'oil')
  return make(row, {
    name: { en: row.en, fr: row.fr },
    category: 'oils-capsules',
    subCategory: kind.sub,
    form: kind.form,
    limitClass: kind.limitClass,
    strain: null,
    strainType: null,
    thc: range(row.thc, kind.unit),
    cbd: range(row.cbd, kind.unit),
    description: sentences(
      kind.fact,
      { en: 'Child-resistant closure.', fr: 'Fermeture à l’épreuve des enfants.' },
      { en: 'Keep upright, away from light.', fr: 'Garder debout, à l’abri de la lumière.' }
    ),
    terpenes: [],
    ingredients: kind.ingredients,
    allergens: { en: 'May contain coconut.', fr: 'Peut contenir de la noix de coco.' }
  })
})
