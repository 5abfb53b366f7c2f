import { kindOf, make, range, smellsOf, strainOf } from '../make.ts'
import { table } from '../table.ts'
import type { SeedProduct } from '../../../src/server/seed/types.ts'
import { de, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'strain', 'sub', 'thc', 'cbd', 'weeks', 'sizes', 'flags'],
  `
  Ninth Concession | Limestone        | photoperiod | 17-21 | <1    | 9  | 3seeds:2995 5seeds:4495 | F
  Ninth Concession | Old Orchard      | autoflower  | 15-19 | <1    | 10 | 3seeds:3495             | -
  Plainsong        | Prairie Smoke    | autoflower  | 16-20 | <1    | 10 | 4seeds:3995             | -
  Plainsong        | Stonecrop CBD    | photoperiod | <1    | 10-14 | 8  | 5seeds:3995             | -
  Boréale          | Black Spruce     | photoperiod | 20-24 | <1    | 8  | 4seeds:4995/4495        | -
  Boréale          | Aurora Line      | autoflower  | 18-22 | <1    | 9  | 3seeds:3995             | ke0
  Kootenay Common  | Kootenay Cheese  | photoperiod | 19-23 | <1    | 9  | 5seeds:5995             | F
  Kootenay Common  | Salish OG        | photoperiod | 21-25 | <1    | 9  | 5seeds:5995             | in0
  Coulee & Sons    | Chinook          | autoflower  | 18-22 | <1    | 10 | 4seeds:3795             | -
  Coulee & Sons    | Coulee           | photoperiod | 18-22 | <1    | 8  | 4seeds:3795             | X
  `
)

/** Seeds, by the piece; the potency is that of the grown plant. */
export const seeds: SeedProduct[] = rows.map(row => {
  const strain = strainOf(row.strain)
  const kind = kindOf(strain)
  return make(row, {
    name: { en: `${strain.name} Seeds`, fr: `Graines ${strain.name}` },
    category: 'seeds',
    subCategory: row.sub,
    form: 'seed',
    limitClass: 'seed',
    strain: strain.name,
    strainType: strain.type,
    thc: range(row.thc, '%'),
    cbd: range(row.cbd, '%'),
    description: sentences(
      {
        en: `Feminized seeds of ${strain.name}, ${kind.en}.`,
        fr: `Graines féminisées ${de(strain.name)}, ${kind.fr}.`
      },
      row.sub === 'autoflower'
        ? { en: `Ready ${row.weeks} weeks after sowing.`, fr: `Prêt ${row.weeks} semaines après le semis.` }
        : { en: `Flowers for ${row.weeks} weeks.`, fr: `Floraison de ${row.weeks} semaines.` },
      smellsOf(strain.aromas),
      {
        en: 'The range of THC is that of the grown plant.',
        fr: 'La teneur en THC indiquée est celle de la plante mature.'
      }
    ),
    terpenes: [],
    ingredients: null,
    allergens: null
  })
})
