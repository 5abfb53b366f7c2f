import { kindOf, make, range, smellsOf, strainOf, terpenesOf } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { de, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'strain', 'sub', 'oil', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Parcel & Press  | Grey Harbour     | cartridges     | live  | 78-84 | <2    | 0.5:3495 1:5495      | F
  Parcel & Press  | Tamarack         | cartridges     | rosin | 74-80 | <2    | 0.5:3995 1:6495      | -
  Parcel & Press  | Cedar Line       | cartridges     | live  | 77-83 | <2    | 1:5495               | ke0
  Parcel & Press  | Old Orchard      | cartridges     | dist  | 84-90 | <2    | 1:4495/3995          | -
  Parcel & Press  | Laurentian Hash  | pods           | rosin | 72-78 | <2    | 0.5:3995             | -
  Parcel & Press  | Still Water      | cartridges     | dist  | 40-44 | 40-44 | 0.5:2995 1:4495      | -
  Parcel & Press  | Rideau Rose      | disposables    | live  | 76-82 | <2    | 0.3:2695             | -
  Low Road        | Slate Diesel     | cartridges     | dist  | 86-92 | <2    | 0.5:2395 1:3795      | F
  Low Road        | Cascadia Sour    | cartridges     | dist  | 86-91 | <2    | 1:3795               | -
  Low Road        | Quarry Kush      | disposables    | dist  | 85-90 | <2    | 0.5:2995 1:4495      | -
  Low Road        | Garibaldi        | disposables    | live  | 78-84 | <2    | 1:4995               | qw0
  Low Road        | Iron Bridge      | cartridges     | live  | 80-85 | <2    | 1:4595               | -
  Low Road        | Bonfire          | cartridges     | dist  | 85-90 | <2    | 1:3595               | X
  Coulee & Sons   | Chinook          | cartridges     | dist  | 83-88 | <2    | 0.5:2495 1:3995      | -
  Coulee & Sons   | Coulee           | disposables    | dist  | 82-87 | <2    | 0.5:2895             | F
  Coulee & Sons   | Wild Rose 99     | cartridges     | live  | 77-82 | <2    | 1:4795               | -
  Coulee & Sons   | Dry Creek        | pods           | dist  | 80-85 | <2    | 0.5:2695             | -by
  Foothill Union  | Deep Portage OG  | cartridges     | live  | 79-84 | <2    | 0.5:3195 1:4995      | -
  Foothill Union  | Aurora Line      | disposables    | live  | 77-82 | <2    | 0.5:3495 1:5295      | -
  Foothill Union  | Salish OG        | cartridges     | dist  | 85-90 | <2    | 1:4195               | in0
  Foothill Union  | Foxglove Road    | pods           | live  | 76-81 | <2    | 0.5:3595             | -
  Kootenay Common | Kootenay Cheese  | cartridges     | rosin | 71-77 | <2    | 0.5:4495             | F
  Kootenay Common | Thistle Down     | cartridges     | rosin | 72-78 | <2    | 0.5:4495             | -
  Kootenay Common | Cedar Line       | disposables    | rosin | 72-77 | <2    | 0.5:4795             | by2
  Saltspray       | Saltwater Kush   | cartridges     | live  | 76-82 | <2    | 0.5:3695 1:5795      | -
  Saltspray       | Clayoquot        | cartridges     | co2   | 68-74 | <3    | 0.5:3295             | -
  Saltspray       | Even Keel        | cartridges     | co2   | 36-40 | 36-40 | 0.5:3195             | -
  Saltspray       | Tidal Bore       | disposables    | live  | 75-81 | <2    | 0.3:2795 0.5:3895    | -
  Boréale         | Black Spruce     | cartridges     | live  | 78-83 | <2    | 0.5:3395 1:5295/4795 | -
  Boréale         | Silver Birch     | cartridges     | co2   | 70-75 | <3    | 0.5:2995             | ke0 by0
  Boréale         | Hinterland       | disposables    | live  | 77-82 | <2    | 0.5:3595             | -
  Boréale         | Barnboard CBD    | cartridges     | co2   | <3    | 60-66 | 0.5:2695             | -
  Quiet Hours     | Cold Cellar      | cartridges     | live  | 80-85 | <2    | 1:4995               | -
  Quiet Hours     | Juniper Skunk    | disposables    | dist  | 84-89 | <2    | 0.5:3095 1:4695      | F
  Quiet Hours     | Port Hope        | pods           | live  | 77-82 | <2    | 0.5:3495             | -
  Quiet Hours     | Lamplighter      | cartridges     | dist  | 85-90 | <2    | 1:4195               | D
  Second Growth   | Fraser Valley    | cartridges     | dist  | 82-87 | <2    | 0.5:2195 1:3495      | -
  Second Growth   | Sumac            | cartridges     | dist  | 82-87 | <2    | 1:3495               | -
  Second Growth   | Tamarack         | disposables    | dist  | 82-86 | <2    | 0.5:2695             | X
  Grand Portage   | North Shore Haze | cartridges     | live  | 77-83 | <2    | 0.5:3195 1:4895      | -
  Grand Portage   | Lake Effect      | cartridges     | dist  | 83-88 | <2    | 1:3895               | -
  Grand Portage   | Black Spruce     | disposables    | dist  | 82-87 | <2    | 1:4495               | -
  Plainsong       | House Blend      | cartridges     | dist  | 80-85 | <2    | 1:3295               | F
  Plainsong       | Stonecrop CBD    | disposables    | co2   | <3    | 58-64 | 0.5:2595             | -
  Windlass        | Wolfe Island     | cartridges     | dist  | 81-86 | <2    | 0.5:2095 1:3395      | -qw
  Windlass        | Windrow          | pods           | dist  | 80-85 | <2    | 0.5:2395             | -
  Ferrous         | Iron Bridge      | cartridges     | rosin | 73-79 | <2    | 0.5:4195             | -
  Ferrous         | Red Mud          | disposables    | live  | 78-83 | <2    | 0.5:3695             | in3
  Ferrous         | Quarry Kush      | cartridges     | live  | 79-84 | <2    | 1:5195               | -
  `
)

const oils = new Map<string, SeedText>([
  ['live', { en: 'Live Resin', fr: 'résine vivante' }],
  ['rosin', { en: 'Rosin', fr: 'rosine' }],
  ['dist', { en: 'Distillate', fr: 'distillat' }],
  ['co2', { en: 'CO₂ Oil', fr: 'huile CO₂' }]
])

const devices = new Map<string, { name: SeedText; fact: SeedText }>([
  [
    'cartridges',
    {
      name: { en: '510 Cartridge', fr: 'Cartouche 510' },
      fact: { en: 'Fits any battery with a 510 thread.', fr: 'Convient à toute pile à filetage 510.' }
    }
  ],
  [
    'disposables',
    {
      name: { en: 'All-in-One Vape', fr: 'Vapoteuse tout-en-un' },
      fact: { en: 'Rechargeable by USB-C; not refillable.', fr: 'Rechargeable par USB-C; non remplissable.' }
    }
  ],
  [
    'pods',
    {
      name: { en: 'Pod', fr: 'Capsule de vapotage' },
      fact: { en: 'For the maker’s own magnetic battery.', fr: 'Pour la pile magnétique de la marque.' }
    }
  ]
])

/** Vapes: 510 cartridges, all-in-one devices and pods. */
export const vapes: SeedProduct[] = rows.map(row => {
  const strain = strainOf(row.strain)
  const oil = lookUp(oils, row.oil, 'oil')
  const device = lookUp(devices, row.sub, 'device')
  const kind = kindOf(strain)
  return make(row, {
    name: { en: `${strain.name} ${oil.en} ${device.name.en}`, fr: `${device.name.fr} ${strain.name} – ${oil.fr}` },
    category: 'vapes',
    subCategory: row.sub,
    form: 'vape',
    limitClass: 'concentrate',
    strain: strain.name,
    strainType: strain.type,
    thc: range(row.thc, '%'),
    cbd: range(row.cbd, '%'),
    description: sentences(
      {
        en: `${oil.en.replace('CO₂ Oil', 'CO₂ oil')} of ${strain.name}, ${kind.en}, without cutting agents.`,
        fr: `Extrait (${oil.fr}) ${de(strain.name)}, ${kind.fr}, sans agent de coupe.`
      },
      smellsOf(strain.aromas),
      { en: 'Ceramic coil and glass reservoir.', fr: 'Élément chauffant en céramique et réservoir de verre.' },
      device.fact
    ),
    terpenes: terpenesOf(strain, row.oil === 'dist' ? 2 : 3),
    ingredients: { en: 'Cannabis extract, cannabis terpenes.', fr: 'Extrait de cannabis, terpènes de cannabis.' },
    allergens: null
  })
})
