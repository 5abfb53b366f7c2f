import { brands } from '../brands.ts'
import { kindOf, make, range, smellsOf, strainOf, terpenesOf } from '../make.ts'
import { sizes } from '../sizes.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { de, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'strain', 'sub', 'with', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Cold Harbour     | Grey Harbour     | pre-roll-packs | -      | 24-28 | <1  | 3x0.5:1895 10x0.35:3495 | F
  Cold Harbour     | Night Ferry      | pre-roll-packs | -      | 22-26 | <1  | 3x0.5:1795              | -
  Cold Harbour     | Fundy Fog        | singles        | -      | 20-24 | <1  | 1g:899                  | -
  Cold Harbour     | Saltwater Kush   | infused        | resin  | 34-39 | <1  | 3x0.5:2895=2.4          | -
  Ninth Concession | Limestone        | pre-roll-packs | -      | 18-22 | <1  | 3x0.5:1495 14x0.5:4995  | -
  Ninth Concession | Old Orchard      | pre-roll-packs | -      | 17-21 | <1  | 7x0.5:2695              | ke0
  Ninth Concession | House Blend      | pre-roll-packs | -      | 16-20 | <1  | 10x0.5:2995/2695 28x0.5:6995 | F
  Ninth Concession | Windrow          | singles        | -      | 17-21 | <1  | 0.5g:499 1g:799         | -
  Terre-Neuve Verte| Signal Hill      | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:1695              | by0
  Terre-Neuve Verte| Bog Myrtle       | singles        | -      | 19-23 | <1  | 1g:899                  | -
  Terre-Neuve Verte| Highbush         | pre-roll-packs | -      | 20-24 | <1  | 5x0.5:2195              | X
  Boréale          | Black Spruce     | pre-roll-packs | -      | 22-26 | <1  | 3x0.5:1695 10x0.5:3795  | -
  Boréale          | Aurora Line      | pre-roll-packs | -      | 21-25 | <1  | 10x0.35:2995            | -
  Boréale          | Hinterland       | singles        | -      | 22-25 | <1  | 1g:849                  | -
  Boréale          | Barnboard CBD    | pre-roll-packs | -      | <1    | 12-16 | 3x0.5:1595            | -
  Boréale          | Hinterland       | infused        | hash   | 30-35 | <1  | 3x0.5:2695=2.4          | F
  Maison Tilleul   | Gatineau Gold    | pre-roll-packs | -      | 20-24 | <1  | 3x0.5:1895              | -
  Maison Tilleul   | Laurentian Hash  | infused        | hash   | 32-37 | <1  | 2x0.5:1995=1.6          | -
  Maison Tilleul   | Still Water      | pre-roll-packs | -      | 8-11  | 7-10| 5x0.5:2295              | -
  Maison Tilleul   | Caraway          | singles        | -      | 20-24 | <1  | 1g:949                  | -qw
  Granite & Oat    | Escarpment       | pre-roll-packs | -      | 23-27 | <1  | 3x0.5:1995              | -
  Granite & Oat    | Rideau Rose      | singles        | -      | 21-25 | <1  | 1g:999                  | -
  Granite & Oat    | Iron Bridge      | infused        | rosin  | 38-43 | <1  | 1x1:1895=1.6            | -
  Low Road         | Slate Diesel     | pre-roll-packs | -      | 24-29 | <1  | 3x0.5:1695 10x0.35:2995/2695 | F
  Low Road         | Quarry Kush      | pre-roll-packs | -      | 24-28 | <1  | 10x0.5:3695             | -
  Low Road         | Cascadia Sour    | singles        | -      | 23-27 | <1  | 1g:849                  | in0
  Low Road         | Slate Diesel     | infused        | dist   | 40-45 | <1  | 3x0.5:2695=2.4 5x0.5:3995=4 | -
  Low Road         | Garibaldi        | infused        | dist   | 40-44 | <1  | 5x0.5:3895=4            | qw0
  Low Road         | Bonfire          | pre-roll-packs | -      | 23-27 | <1  | 3x0.5:1595              | D
  Plainsong        | House Blend      | pre-roll-packs | -      | 16-20 | <1  | 28x0.5:6495 70x0.35:9995 | -
  Plainsong        | Prairie Smoke    | pre-roll-packs | -      | 18-22 | <1  | 10x0.35:2495            | -
  Plainsong        | Dry Creek        | singles        | -      | 18-22 | <1  | 0.5g:449 1g:749         | -
  Plainsong        | Stonecrop CBD    | pre-roll-packs | -      | <1    | 10-14 | 7x0.5:2295            | -
  Coulee & Sons    | Chinook          | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:1595 10x0.5:3595  | F
  Coulee & Sons    | Coulee           | singles        | -      | 20-24 | <1  | 1g:799                  | -
  Coulee & Sons    | Red Mud          | pre-roll-packs | -      | 22-25 | <1  | 7x0.5:2695              | -
  Coulee & Sons    | Wild Rose 99     | infused        | resin  | 33-38 | <1  | 3x0.5:2595=2.4          | -by
  Foothill Union   | Deep Portage OG  | pre-roll-packs | -      | 25-29 | <1  | 3x0.5:1895              | -
  Foothill Union   | Salish OG        | pre-roll-packs | -      | 24-28 | <1  | 12x0.5:4295             | -
  Foothill Union   | Aurora Line      | singles        | -      | 22-26 | <1  | 1g:899                  | ke2
  Foothill Union   | Foxglove Road    | infused        | dist   | 39-44 | <1  | 3x0.5:2695=2.4          | -
  Kootenay Common  | Kootenay Cheese  | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:2195              | -
  Kootenay Common  | Garibaldi        | infused        | rosin  | 38-42 | <1  | 2x0.5:2495=1.6          | F
  Kootenay Common  | Thistle Down     | pre-roll-packs | -      | 20-24 | <1  | 3x0.5:2095              | in0
  Kootenay Common  | Cedar Line       | singles        | -      | 22-26 | <1  | 1g:1099                 | -
  Saltspray        | Saltwater Kush   | pre-roll-packs | -      | 22-26 | <1  | 3x0.5:2095 5x0.5:2995   | -
  Saltspray        | Clayoquot        | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:1995              | -
  Saltspray        | Tidal Bore       | singles        | -      | 20-24 | <1  | 1g:999                  | by0
  Saltspray        | Even Keel        | pre-roll-packs | -      | 7-10  | 8-11| 3x0.5:1795              | -
  Second Growth    | Fraser Valley    | pre-roll-packs | -      | 20-24 | <1  | 10x0.35:2595            | -
  Second Growth    | Cedar Line       | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:1495 7x0.5:2895   | -
  Second Growth    | Tamarack         | singles        | -      | 22-26 | <1  | 1g:799                  | -
  Second Growth    | Sumac            | pre-roll-packs | -      | 20-24 | <1  | 3x0.5:1495              | X
  Quiet Hours      | Cold Cellar      | pre-roll-packs | -      | 24-28 | <1  | 3x0.5:1795 10x0.35:3195 | F
  Quiet Hours      | Juniper Skunk    | pre-roll-packs | -      | 23-27 | <1  | 3x0.5:1795              | -
  Quiet Hours      | Lamplighter      | singles        | -      | 22-26 | <1  | 1g:899                  | -
  Quiet Hours      | Port Hope        | infused        | resin  | 34-39 | <1  | 3x0.5:2795=2.4          | -
  Hewn             | Sapwood          | pre-roll-packs | -      | 18-22 | <1  | 10x0.5:3295             | -
  Hewn             | Tamarack         | singles        | -      | 19-23 | <1  | 1g:749                  | -
  Grand Portage    | North Shore Haze | pre-roll-packs | -      | 21-25 | <1  | 3x0.5:1595 10x0.5:3495  | -
  Grand Portage    | Lake Effect      | pre-roll-packs | -      | 20-24 | <1  | 5x0.5:2195/1895         | -
  Grand Portage    | Deep Portage OG  | infused        | hash   | 31-36 | <1  | 3x0.5:2495=2.4          | qw0 by0
  Windlass         | Wolfe Island     | pre-roll-packs | -      | 19-23 | <1  | 7x0.5:2595              | -
  Windlass         | Lake Effect      | singles        | -      | 17-21 | <1  | 0.5g:449                | -
  `
)

const blends: Record<string, SeedText> = {
  resin: { en: 'live resin', fr: 'résine vivante' },
  hash: { en: 'pressed hash', fr: 'haschich pressé' },
  rosin: { en: 'rosin', fr: 'rosine' },
  dist: { en: 'distillate', fr: 'distillat' }
}

function nameOf(strain: string, sub: string): SeedText {
  if (sub === 'infused') return { en: `${strain} Infused Pre-Rolls`, fr: `Préroulés infusés ${strain}` }
  if (sub === 'singles') return { en: `${strain} Pre-Roll`, fr: `Préroulé ${strain}` }
  return { en: `${strain} Pre-Roll Pack`, fr: `Paquet de préroulés ${strain}` }
}

/** Pre-rolls: singles, packs and infused ones, whose labels state their equivalent. */
export const preRolls: SeedProduct[] = rows.map(row => {
  const strain = strainOf(row.strain)
  const kind = kindOf(strain)
  const brand = lookUp(brands, row.brand, 'brand')
  const blend = blends[row.with]
  const [first] = sizes(row.sizes)
  return make(row, {
    name: nameOf(strain.name, row.sub),
    category: 'pre-rolls',
    subCategory: row.sub,
    form: 'pre-roll',
    limitClass: 'dried',
    strain: strain.name,
    strainType: strain.type,
    thc: range(row.thc, '%'),
    cbd: range(row.cbd, '%'),
    description: sentences(
      {
        en: `Pre-rolled ${strain.name}, ${kind.en} grown ${brand.place.en}; from ${first?.size.en}.`,
        fr: `Préroulé ${de(strain.name)}, ${kind.fr} cultivé ${brand.place.fr}; à partir de ${first?.size.fr}.`
      },
      blend === undefined
        ? { en: 'Whole flower only, no trim.', fr: 'Fleurs entières seulement, sans rognures.' }
        : { en: `One fifth ${blend.en} by weight.`, fr: `Un cinquième du poids en ${blend.fr}.` },
      smellsOf(strain.aromas),
      { en: 'Unbleached paper and a rolled-paper tip.', fr: 'Papier non blanchi et embout de papier roulé.' }
    ),
    terpenes: terpenesOf(strain, blend === undefined ? 0.8 : 1.3),
    ingredients: null,
    allergens: null
  })
})
