import { lookUp, table } from './table.ts'
import type { SeedText } from '../../src/server/seed/types.ts'

/** A fictional producer: its location and the design of its labels. */
export interface Brand {
  name: string
  place: SeedText
  /** A sentence about its production. */
  practice: SeedText
  /** The geometric mark on its labels. */
  mark: string
  /** Colours of label, ink and accent. */
  palette: [string, string, string]
}

const practices = new Map<string, SeedText>([
  [
    'hydro',
    {
      en: 'Grown indoors, hang-dried for two weeks and trimmed by hand.',
      fr: 'Culture intérieure, séchage suspendu de deux semaines et taille à la main.'
    }
  ],
  [
    'sun',
    {
      en: 'Grown outdoors in full sun and harvested once a year.',
      fr: 'Culture extérieure en plein soleil, une seule récolte par année.'
    }
  ],
  [
    'small',
    {
      en: 'Grown in lots of under fifty plants and cured in glass.',
      fr: 'Culture en lots de moins de cinquante plants et affinage en bocal de verre.'
    }
  ],
  [
    'glass',
    {
      en: 'Grown in a greenhouse and slow-dried in cedar rooms.',
      fr: 'Culture en serre et séchage lent en chambre de cèdre.'
    }
  ],
  [
    'soil',
    { en: 'Grown in living soil without mineral fertilizer.', fr: 'Culture en sol vivant, sans engrais minéral.' }
  ],
  [
    'works',
    {
      en: 'Made and packed in one workshop, in numbered lots.',
      fr: 'Fabriqué et emballé dans un seul atelier, en lots numérotés.'
    }
  ]
])

/** The shop's fictional producers by name. */
export const brands = new Map<string, Brand>(
  table(
    ['name', 'en', 'fr', 'practice', 'mark', 'label', 'ink', 'accent'],
    `
    Cold Harbour      | in Nova Scotia             | en Nouvelle-Écosse               | hydro | waves    | #20384a | #f2ede2 | #d9a441
    Ninth Concession  | in Prince Edward County    | dans le comté de Prince Edward   | sun   | rows     | #efe7d6 | #3b3a2c | #a4582f
    Terre-Neuve Verte | in Newfoundland            | à Terre-Neuve                    | small | cliff    | #2f4a3c | #f3efe4 | #c9d08a
    Boréale           | in northern Quebec         | dans le nord du Québec           | glass | peaks    | #e9ecea | #1f3833 | #4f8a78
    Maison Tilleul    | in the Eastern Townships   | en Estrie                        | soil  | leafpair | #f4efe3 | #34442c | #8aa253
    Granite & Oat     | in the Ottawa Valley       | dans la vallée de l’Outaouais    | small | facets   | #d9d4ca | #2b2b2e | #b0793c
    Low Road          | in Hamilton, Ontario       | à Hamilton, en Ontario           | hydro | road     | #26262b | #f4f1ea | #cf6a43
    Plainsong         | in Saskatchewan            | en Saskatchewan                  | sun   | staff    | #f3e3c0 | #4a3520 | #c2842a
    Coulee & Sons     | in southern Alberta        | dans le sud de l’Alberta         | glass | hills    | #b9573a | #fbf3e6 | #f0c58a
    Foothill Union    | in the Alberta foothills   | dans les contreforts de l’Alberta | hydro | chevron  | #efeae0 | #25405c | #c5563a
    Kootenay Common   | in the West Kootenays      | dans les Kootenays de l’Ouest    | soil  | rings    | #34503f | #f0ead8 | #e0b45c
    Saltspray         | on Vancouver Island        | sur l’île de Vancouver           | soil  | arcs     | #dfe9ea | #1d4451 | #e08c6a
    Second Growth     | in the Fraser Valley       | dans la vallée du Fraser         | glass | growth   | #eef0e2 | #2f4a2a | #c98b3b
    Quiet Hours       | in Guelph, Ontario         | à Guelph, en Ontario             | hydro | moon     | #2d2b45 | #efeaf4 | #b6a4d6
    Marram            | on the Magdalen Islands    | aux Îles-de-la-Madeleine         | small | blades   | #f2ead9 | #2f4f57 | #d48f5a
    Hewn              | in New Brunswick           | au Nouveau-Brunswick             | glass | logs     | #e8ddcb | #43301f | #8f5a34
    Atelier Nord      | in Montreal                | à Montréal                       | works | squares  | #f5f3ee | #161616 | #d1462f
    Parcel & Press    | in Niagara                 | dans le Niagara                  | works | drop     | #f6ecd8 | #503021 | #d0902f
    Still Room        | in Toronto                 | à Toronto                        | works | flask    | #e6ebe8 | #213b35 | #7f9f6b
    Lockmaster        | in Kingston, Ontario       | à Kingston, en Ontario           | works | gate     | #1f3d4d | #f1ece0 | #8fb8b2
    Windlass          | in Manitoba                | au Manitoba                      | sun   | wheel    | #d7dfe0 | #2a3b47 | #c46d3e
    Ferrous           | in Sudbury, Ontario        | à Sudbury, en Ontario            | works | hex      | #33302e | #efe9df | #b5603a
    Goldenrod Kitchen | in Waterloo County         | dans le comté de Waterloo        | works | sun      | #f7e9bf | #4b3a1a | #cf9a22
    Grand Portage     | in Thunder Bay, Ontario    | à Thunder Bay, en Ontario        | hydro | portage  | #dfe3d3 | #27402f | #a86a3a
    Table & Tonic     | in Vancouver               | à Vancouver                      | works | circles  | #e9eef0 | #27364a | #5f95a8
    Plain Tools       | in Winnipeg                | à Winnipeg                       | works | tools    | #ececea | #27292c | #70757c
    `
  ).map(row => [
    row.name,
    {
      name: row.name,
      place: { en: row.en, fr: row.fr },
      practice: lookUp(practices, row.practice, 'practice'),
      mark: row.mark,
      palette: [row.label, row.ink, row.accent]
    }
  ])
)
