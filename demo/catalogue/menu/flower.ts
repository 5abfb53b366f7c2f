import { brands } from '../brands.ts'
import { kindOf, make, range, smellsOf, strainOf, terpenesOf } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { de, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'strain', 'sub', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Cold Harbour     | Grey Harbour     | whole-flower | 24-28 | <1   | 3.5:3495 7:6495 28:17900/15900 | F
  Cold Harbour     | Night Ferry      | whole-flower | 22-26 | <1   | 3.5:3295 7:5995                | ke0
  Cold Harbour     | Fundy Fog        | whole-flower | 20-24 | <1   | 3.5:3195 28:15900              | -
  Cold Harbour     | Tidal Bore       | whole-flower | 21-25 | <1   | 3.5:3295                       | in2
  Cold Harbour     | Saltwater Kush   | smalls       | 19-23 | <1   | 7:4495 28:12900                | -
  Cold Harbour     | Red Mud          | milled       | 18-22 | <1   | 7:3795                         | -by
  Ninth Concession | Limestone        | whole-flower | 18-22 | <1   | 3.5:2695 7:4995 28:12900       | F
  Ninth Concession | Old Orchard      | whole-flower | 17-21 | <1   | 3.5:2495 28:11900              | -
  Ninth Concession | Windrow          | whole-flower | 18-21 | <1   | 3.5:2495 7:4595                | qw0
  Ninth Concession | Harvest Table    | whole-flower | 16-20 | <1   | 3.5:2495 28:10900/9900         | -
  Ninth Concession | Open Meadow      | smalls       | 15-19 | <1   | 14:5995 28:9900                | -
  Ninth Concession | House Blend      | milled       | 15-20 | <1   | 7:2995 28:9900                 | -
  Terre-Neuve Verte| Signal Hill      | whole-flower | 21-25 | <1   | 3.5:3395                       | -
  Terre-Neuve Verte| Bog Myrtle       | whole-flower | 19-23 | <1   | 3.5:3195 7:5895                | -
  Terre-Neuve Verte| Fundy Fog        | whole-flower | 20-23 | <1   | 3.5:3295                       | X
  Terre-Neuve Verte| Highbush         | whole-flower | 20-24 | <1   | 3.5:3395                       | by0
  Boréale          | Black Spruce     | whole-flower | 22-26 | <1   | 3.5:3295 7:5995 28:16900       | F
  Boréale          | Aurora Line      | whole-flower | 21-25 | <1   | 3.5:3195 7:5795                | -
  Boréale          | Silver Birch     | whole-flower | 20-24 | <1   | 3.5:3095 28:15500              | -
  Boréale          | Hinterland       | whole-flower | 22-25 | <1   | 3.5:3195                       | ke0
  Boréale          | Hinterland       | smalls       | 20-24 | <1   | 14:7495 28:13500               | -
  Boréale          | Barnboard CBD    | whole-flower | <1    | 12-16| 3.5:2695 7:4895                | -
  Boréale          | Black Spruce     | milled       | 19-23 | <1   | 7:3995                         | -
  Maison Tilleul   | Gatineau Gold    | whole-flower | 20-24 | <1   | 3.5:3395 7:6295                | -
  Maison Tilleul   | Laurentian Hash  | whole-flower | 22-26 | <1   | 3.5:3595                       | F
  Maison Tilleul   | Still Water      | whole-flower | 8-11  | 7-10 | 3.5:2895 7:5295                | -
  Maison Tilleul   | Millpond         | whole-flower | 19-23 | <1   | 3.5:3295                       | -
  Maison Tilleul   | Caraway          | whole-flower | 20-24 | <1   | 3.5:3395 28:16500              | in0
  Maison Tilleul   | Lamplighter      | whole-flower | 21-24 | <1   | 3.5:3395                       | D
  Granite & Oat    | Rideau Rose      | whole-flower | 21-25 | <1   | 3.5:3495                       | -
  Granite & Oat    | Escarpment       | whole-flower | 23-27 | <1   | 3.5:3695 7:6895                | -
  Granite & Oat    | Amber Rye        | whole-flower | 20-24 | <1   | 3.5:3395                       | by3
  Granite & Oat    | Iron Bridge      | whole-flower | 24-28 | <1   | 3.5:3795                       | -
  Granite & Oat    | Marten River     | whole-flower | 22-26 | <1   | 3.5:3595 28:17500              | -
  Low Road         | Slate Diesel     | whole-flower | 24-29 | <1   | 3.5:3295/2895 7:5995 28:15900  | F
  Low Road         | Iron Bridge      | whole-flower | 25-30 | <1   | 3.5:3495 28:16900              | -
  Low Road         | Quarry Kush      | whole-flower | 24-28 | <1   | 3.5:3295 14:9995 28:15900      | -
  Low Road         | Cascadia Sour    | whole-flower | 23-27 | <1   | 3.5:3195                       | qw0 ke0
  Low Road         | Garibaldi        | whole-flower | 24-28 | <1   | 3.5:3295                       | -
  Low Road         | Slate Diesel     | smalls       | 22-27 | <1   | 14:7995 28:12900               | -
  Low Road         | Quarry Kush      | milled       | 20-25 | <1   | 7:3495 14:6295                 | -
  Low Road         | Bonfire          | whole-flower | 23-27 | <1   | 3.5:3195                       | X
  Plainsong        | Prairie Smoke    | whole-flower | 18-22 | <1   | 3.5:2595 7:4695 28:11900       | -
  Plainsong        | Windrow          | whole-flower | 17-21 | <1   | 3.5:2495 28:10900              | -
  Plainsong        | Dry Creek        | whole-flower | 18-22 | <1   | 3.5:2595                       | -qw
  Plainsong        | House Blend      | milled       | 16-20 | <1   | 7:2795 28:9500                 | F
  Plainsong        | Prairie Smoke    | smalls       | 16-20 | <1   | 28:9900                        | -
  Plainsong        | Stonecrop CBD    | whole-flower | <1    | 10-14| 3.5:2495 7:4495                | -
  Coulee & Sons    | Coulee           | whole-flower | 20-24 | <1   | 3.5:2995 7:5495 28:13900       | F
  Coulee & Sons    | Chinook          | whole-flower | 21-25 | <1   | 3.5:2995 28:13900              | -
  Coulee & Sons    | Wild Rose 99     | whole-flower | 20-24 | <1   | 3.5:3095                       | -ke
  Coulee & Sons    | Red Mud          | whole-flower | 22-25 | <1   | 3.5:2995 7:5495                | -
  Coulee & Sons    | Dry Creek        | smalls       | 18-22 | <1   | 14:6495 28:11500               | -
  Coulee & Sons    | Chinook          | milled       | 18-22 | <1   | 7:2995                         | -
  Foothill Union   | Foxglove Road    | whole-flower | 23-27 | <1   | 3.5:3395                       | -
  Foothill Union   | Deep Portage OG  | whole-flower | 25-29 | <1   | 3.5:3595 7:6595                | in4
  Foothill Union   | Salish OG        | whole-flower | 24-28 | <1   | 3.5:3395 28:16500/14500        | -
  Foothill Union   | Aurora Line      | whole-flower | 22-26 | <1   | 3.5:3295                       | -
  Foothill Union   | Blue Hour Kush   | smalls       | 20-24 | <1   | 7:4295 14:7795                 | -
  Foothill Union   | Wild Rose 99     | whole-flower | 22-26 | <1   | 3.5:3295                       | D
  Kootenay Common  | Kootenay Cheese  | whole-flower | 21-25 | <1   | 3.5:3895                       | F
  Kootenay Common  | Garibaldi        | whole-flower | 24-28 | <1   | 3.5:4195 7:7795                | -
  Kootenay Common  | Salish OG        | whole-flower | 23-27 | <1   | 3.5:3995                       | -
  Kootenay Common  | Thistle Down     | whole-flower | 20-24 | <1   | 3.5:3795                       | ke0 in0
  Kootenay Common  | Blue Hour Kush   | whole-flower | 21-25 | <1   | 3.5:3895 28:17900              | -
  Kootenay Common  | Cedar Line       | whole-flower | 22-26 | <1   | 3.5:3995                       | -
  Saltspray        | Saltwater Kush   | whole-flower | 22-26 | <1   | 3.5:3795 7:6995                | -
  Saltspray        | Clayoquot        | whole-flower | 21-25 | <1   | 3.5:3695                       | -
  Saltspray        | Tidal Bore       | whole-flower | 20-24 | <1   | 3.5:3595                       | by0
  Saltspray        | Bog Myrtle       | whole-flower | 19-23 | <1   | 3.5:3495                       | -
  Saltspray        | Even Keel        | whole-flower | 7-10  | 8-11 | 3.5:3195                       | -
  Second Growth    | Fraser Valley    | whole-flower | 20-24 | <1   | 3.5:2895 7:5295 28:13500       | -
  Second Growth    | Cedar Line       | whole-flower | 21-25 | <1   | 3.5:2995 28:13900              | F
  Second Growth    | Tamarack         | whole-flower | 22-26 | <1   | 3.5:2995 7:5495                | -
  Second Growth    | Sumac            | whole-flower | 20-24 | <1   | 3.5:2895                       | -
  Second Growth    | Clayoquot        | smalls       | 18-22 | <1   | 14:5995 28:10900               | -
  Second Growth    | Fraser Valley    | milled       | 17-21 | <1   | 7:2795 14:4995                 | -
  Quiet Hours      | Juniper Skunk    | whole-flower | 23-27 | <1   | 3.5:3395 7:6195                | -
  Quiet Hours      | Cold Cellar      | whole-flower | 24-28 | <1   | 3.5:3495                       | F
  Quiet Hours      | Lamplighter      | whole-flower | 22-26 | <1   | 3.5:3395                       | -
  Quiet Hours      | Port Hope        | whole-flower | 21-25 | <1   | 3.5:3295 28:15900              | -
  Quiet Hours      | Millpond         | whole-flower | 20-24 | <1   | 3.5:3295                       | qw3
  Quiet Hours      | Cold Cellar      | smalls       | 21-25 | <1   | 7:4495 14:8295                 | -
  Quiet Hours      | Sapwood          | whole-flower | 20-24 | <1   | 3.5:3295                       | -
  Hewn             | Sapwood          | whole-flower | 18-22 | <1   | 3.5:2695 28:12500              | -
  Hewn             | Tamarack         | whole-flower | 19-23 | <1   | 3.5:2795 7:4995                | -
  Hewn             | Marten River     | whole-flower | 18-22 | <1   | 3.5:2695                       | X
  Hewn             | Bonfire          | milled       | 16-20 | <1   | 7:2695 28:9900                 | -
  Grand Portage    | Deep Portage OG  | whole-flower | 22-26 | <1   | 3.5:3095 7:5695 28:14500       | -
  Grand Portage    | North Shore Haze | whole-flower | 21-25 | <1   | 3.5:3095                       | F
  Grand Portage    | Lake Effect      | whole-flower | 20-24 | <1   | 3.5:2995 28:13900              | -
  Grand Portage    | Black Spruce     | whole-flower | 21-25 | <1   | 3.5:3095                       | -
  Grand Portage    | North Shore Haze | smalls       | 19-23 | <1   | 14:6495 28:11900/9900          | -
  Windlass         | Wolfe Island     | whole-flower | 19-23 | <1   | 3.5:2795 28:12900              | -
  Windlass         | Lake Effect      | milled       | 17-21 | <1   | 7:2895                         | -
  `
)

const forms = new Map<string, { name: (strain: string) => SeedText; opening: SeedText; packed: SeedText }>(
  Object.entries({
    'whole-flower': {
      name: (strain: string) => ({ en: strain, fr: strain }),
      opening: { en: 'Whole buds of', fr: 'Cocottes entières' },
      packed: { en: 'Packed with a humidity pack.', fr: 'Emballé avec un sachet de contrôle de l’humidité.' }
    },
    smalls: {
      name: (strain: string) => ({ en: `${strain} Small Buds`, fr: `Petites cocottes ${strain}` }),
      opening: { en: 'Buds of under 2 cm of', fr: 'Cocottes de moins de 2 cm' },
      packed: { en: 'Packed in a resealable pouch.', fr: 'Emballé en sachet refermable.' }
    },
    milled: {
      name: (strain: string) => ({ en: `${strain} Milled`, fr: `${strain} moulu` }),
      opening: { en: 'Evenly milled flower of', fr: 'Fleurs moulues uniformément' },
      packed: { en: 'Ready to roll; stems removed.', fr: 'Prêt à rouler, sans tiges.' }
    }
  })
)

/** Dried flower: whole, small buds and milled. */
export const flower: SeedProduct[] = rows.map(row => {
  const strain = strainOf(row.strain)
  const brand = lookUp(brands, row.brand, 'brand')
  const form = lookUp(forms, row.sub, 'kind of flower')
  const kind = kindOf(strain)
  return make(row, {
    name: form.name(strain.name),
    category: 'flower',
    subCategory: row.sub,
    form: 'flower',
    limitClass: 'dried',
    strain: strain.name,
    strainType: strain.type,
    thc: range(row.thc, '%'),
    cbd: range(row.cbd, '%'),
    description: sentences(
      {
        en: `${form.opening.en} ${strain.name}, ${kind.en} grown ${brand.place.en}.`,
        fr: `${form.opening.fr} ${de(strain.name)}, ${kind.fr} cultivé ${brand.place.fr}.`
      },
      smellsOf(strain.aromas),
      brand.practice,
      form.packed
    ),
    terpenes: terpenesOf(strain),
    ingredients: null,
    allergens: null
  })
})
