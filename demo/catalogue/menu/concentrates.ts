import { kindOf, make, range, smellsOf, strainOf, terpenesOf } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { de, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'strain', 'kind', 'thc', 'sizes', 'flags'],
  `
  Ferrous         | Laurentian Hash  | temple   | 430-480 | 1:2695 2:4895      | F
  Ferrous         | Iron Bridge      | live     | 720-780 | 1:4495             | -
  Ferrous         | Red Mud          | pressed  | 380-440 | 2:3495             | -
  Ferrous         | Quarry Kush      | shatter  | 760-820 | 1:3295             | -
  Ferrous         | Bonfire          | temple   | 420-470 | 2:4695             | X
  Ferrous         | Escarpment       | diamonds | 860-920 | 1:4995             | -
  Boréale         | Black Spruce     | bubble   | 520-580 | 1:3495             | -
  Boréale         | Hinterland       | pressed  | 390-450 | 1:1895 2:3295    | ke0
  Boréale         | Silver Birch     | rosin    | 700-760 | 1:5495             | -
  Boréale         | Aurora Line      | kief     | 340-400 | 1:1895             | -
  Maison Tilleul  | Laurentian Hash  | pressed  | 400-460 | 2:3695             | F
  Maison Tilleul  | Gatineau Gold    | bubble   | 540-600 | 1:3795             | -
  Maison Tilleul  | Millpond         | rosin    | 710-770 | 1:5795             | by0
  Parcel & Press  | Tamarack         | rosin    | 720-780 | 1:5495             | F
  Parcel & Press  | Rideau Rose      | rosin    | 700-760 | 1:5495             | -
  Parcel & Press  | Grey Harbour     | live     | 730-790 | 1:4695/4195        | -
  Parcel & Press  | Cedar Line       | badder   | 740-800 | 1:4295             | -
  Parcel & Press  | Limestone        | diamonds | 880-940 | 0.5:3295 1:5495    | in0
  Low Road        | Slate Diesel     | shatter  | 780-840 | 1:2795             | -
  Low Road        | Cascadia Sour    | live     | 740-800 | 1:3995             | -
  Low Road        | Quarry Kush      | badder   | 760-820 | 1:3495             | F
  Low Road        | Garibaldi        | kief     | 360-420 | 1:1595 2:2795      | -
  Low Road        | Iron Bridge      | diamonds | 900-950 | 1:4995             | qw0
  Coulee & Sons   | Coulee           | pressed  | 370-430 | 2:2895             | -
  Coulee & Sons   | Chinook          | shatter  | 760-820 | 1:2895             | -
  Coulee & Sons   | Prairie Smoke    | kief     | 330-390 | 2:2595             | -by
  Kootenay Common | Kootenay Cheese  | rosin    | 710-770 | 1:6495             | F
  Kootenay Common | Garibaldi        | bubble   | 560-620 | 1:4295             | -
  Kootenay Common | Salish OG        | temple   | 500-560 | 1:3695             | -
  Kootenay Common | Thistle Down     | live     | 720-780 | 1:5295             | D
  Saltspray       | Saltwater Kush   | bubble   | 540-600 | 1:3995             | -
  Saltspray       | Clayoquot        | live     | 710-770 | 1:4995             | ke0
  Saltspray       | Tidal Bore       | kief     | 350-410 | 1:1995             | -
  Foothill Union  | Deep Portage OG  | badder   | 750-810 | 1:3795             | -
  Foothill Union  | Foxglove Road    | live     | 730-790 | 1:4395             | -
  Foothill Union  | Salish OG        | shatter  | 770-830 | 1:2995/2595        | -
  Quiet Hours     | Cold Cellar      | temple   | 440-490 | 2:4795             | in2
  Quiet Hours     | Juniper Skunk    | badder   | 740-800 | 1:3895             | -
  Grand Portage   | North Shore Haze | pressed  | 380-440 | 2:3195             | -
  Grand Portage   | Lake Effect      | shatter  | 760-810 | 1:2795             | -
  `
)

interface Kind {
  sub: string
  en: string
  fr: string
  made: SeedText
}

const kinds = new Map<string, Kind>(
  table(
    ['key', 'sub', 'en', 'fr', 'madeEn', 'madeFr'],
    `
    pressed  | hash       | Pressed Hash | Haschich pressé | Dry-sifted resin, pressed into a firm slab. | Résine tamisée à sec, pressée en plaque ferme.
    temple   | hash       | Temple Hash  | Haschich roulé  | Sifted resin worked warm into a soft round. | Résine tamisée, travaillée à chaud en boule souple.
    bubble   | hash       | Ice Water Hash | Haschich à l’eau glacée | Washed in ice water and freeze-dried; a loose, sandy texture. | Lavé à l’eau glacée et lyophilisé; texture sablonneuse.
    rosin    | rosin      | Hash Rosin   | Rosine de haschich | Pressed from ice water hash with heat alone, without solvent. | Pressée à chaud à partir de haschich à l’eau glacée, sans solvant.
    live     | live-resin | Live Resin   | Résine vivante  | Extracted from fresh-frozen plants; a wet, granular texture. | Extraite de plantes fraîches congelées; texture humide et granuleuse.
    diamonds | live-resin | THCA Crystals in Sauce | Cristaux de THCA en sauce | Large crystals in their own terpene fraction. | Gros cristaux dans leur fraction terpénique.
    shatter  | shatter    | Shatter      | Éclats          | A clear, brittle sheet on parchment. | Feuille claire et cassante sur papier parchemin.
    badder   | shatter    | Badder       | Cire fouettée   | Whipped to an even, spreadable texture. | Fouettée jusqu’à une texture lisse et malléable.
    kief     | kief       | Kief         | Kief            | Loose resin glands, sifted once through a fine screen. | Glandes de résine libres, tamisées une fois au tamis fin.
    `
  ).map(row => [row.key, { sub: row.sub, en: row.en, fr: row.fr, made: { en: row.madeEn, fr: row.madeFr } }])
)

/** Concentrates: hash, rosin, live resin, shatter and kief, in milligrams per gram as on their labels. */
export const concentrates: SeedProduct[] = rows.map(row => {
  const strain = strainOf(row.strain)
  const kind = lookUp(kinds, row.kind, 'concentrate')
  const cultivar = kindOf(strain)
  return make(row, {
    name: { en: `${strain.name} ${kind.en}`, fr: `${kind.fr} ${strain.name}` },
    category: 'concentrates',
    subCategory: kind.sub,
    form: 'concentrate',
    limitClass: 'concentrate',
    strain: strain.name,
    strainType: strain.type,
    thc: range(row.thc, 'mg/g'),
    cbd: range('<10', 'mg/g'),
    description: sentences(
      { en: `${kind.en} of ${strain.name}, ${cultivar.en}.`, fr: `${kind.fr} ${de(strain.name)}, ${cultivar.fr}.` },
      kind.made,
      smellsOf(strain.aromas),
      { en: 'Packed in a glass jar.', fr: 'Emballage : bocal de verre.' }
    ),
    terpenes: terpenesOf(strain, ['rosin', 'live', 'diamonds'].includes(row.kind) ? 3 : 1.5),
    ingredients: null,
    allergens: null
  })
})
