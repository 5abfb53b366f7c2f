import { table, words } from '../table.ts'
import type { SeedProduct } from '../../../src/server/seed/types.ts'

/** A fictional cultivar: its type, aromas and terpenes in percent. */
export interface Strain {
  name: string
  type: NonNullable<SeedProduct['strainType']>
  aromas: string[]
  terpenes: { key: string; percent: number }[]
}

const kinds = { i: 'indica', s: 'sativa', h: 'hybrid', b: 'blend' } as const

function kindOf(letter: string): Strain['type'] {
  const kind = Object.entries(kinds).find(([key]) => key === letter)?.[1]
  if (kind === undefined) throw new Error(`no strain type "${letter}"`)
  return kind
}

/** The shop's cultivars by name. */
export const strains = new Map<string, Strain>(
  table(
    ['name', 'type', 'aromas', 'terpenes'],
    `
    Grey Harbour      | i | earth pine pepper        | myr1.1 car0.6 hum0.3
    Cedar Line        | i | cedar wood clove         | car0.9 myr0.7 hum0.4
    Black Spruce      | i | spruce earth hash        | pin0.8 myr0.8 car0.5
    Tamarack          | h | fir lemon wood           | pin0.7 lim0.7 myr0.4
    Lake Effect       | s | lime mint grass          | ter1.0 lim0.6 oci0.4
    Slate Diesel      | s | diesel lemon stone       | lim0.9 car0.7 myr0.5
    North Shore Haze  | s | incense pine orange      | ter1.2 pin0.5 myr0.3
    Saltwater Kush    | i | salt earth diesel        | car0.8 lim0.6 lin0.3
    Juniper Skunk     | h | juniper skunk pepper     | myr1.0 pin0.6 car0.4
    Limestone         | h | stone lemon sage         | lim1.0 car0.5 lin0.3
    Old Orchard       | h | apple hay honey          | far0.8 lim0.6 car0.4
    Night Ferry       | i | diesel plum leather      | myr1.2 car0.6 lin0.4
    Cold Cellar       | i | fig earth wood           | myr1.3 lin0.5 car0.4
    Red Mud           | i | earth tobacco clove      | car1.0 myr0.8 hum0.5
    Signal Hill       | s | grapefruit pine pepper   | lim0.8 ter0.7 pin0.4
    Windrow           | s | hay lemon thyme          | ter0.9 oci0.6 lim0.4
    Prairie Smoke     | h | sage hay incense         | car0.7 pin0.6 hum0.4
    Coulee            | h | sage earth orange        | lim0.7 myr0.6 car0.5
    Chinook           | s | orange pine basil        | ter0.9 lim0.8 oci0.3
    Blue Hour Kush    | i | blueberry earth pine     | myr1.0 pin0.5 lin0.4
    Bog Myrtle        | h | moss juniper lemon       | pin0.8 lim0.6 hum0.3
    Fundy Fog         | h | salt mint diesel         | car0.7 lim0.7 myr0.5
    Gatineau Gold     | s | orange honey hops        | lim1.1 hum0.5 car0.4
    Laurentian Hash   | i | hash incense sandal      | car1.0 hum0.6 myr0.6
    Rideau Rose       | h | rose pepper grape        | lin0.8 car0.7 lim0.4
    Kootenay Cheese   | i | cheese skunk earth       | myr0.9 car0.7 oci0.3
    Garibaldi         | h | diesel fir coffee        | car0.9 lim0.6 pin0.4
    Salish OG         | i | pine diesel lemon        | myr1.0 lim0.7 car0.5
    Clayoquot         | s | cedar lime grass         | ter0.9 pin0.7 lim0.4
    Fraser Valley     | h | grass pear mint          | far0.7 oci0.5 lim0.5
    Cascadia Sour     | s | diesel grapefruit lime   | lim1.1 car0.6 ter0.4
    Port Hope         | h | plum wood vanilla        | lin0.7 car0.6 myr0.5
    Wolfe Island      | s | lemon grass anise        | ter1.1 lim0.7 oci0.3
    Escarpment        | i | stone earth pepper       | car0.9 myr0.9 hum0.4
    Sapwood           | h | maple wood cream         | car0.8 lin0.5 lim0.4
    Amber Rye         | h | malt pepper orange       | car0.9 hum0.6 lim0.4
    Iron Bridge       | i | rubber diesel leather    | car0.9 myr0.8 lim0.5
    Foxglove Road     | h | lilac lemon pepper       | lin0.9 lim0.6 car0.4
    Sumac             | s | lemon cinnamon wood      | lim0.9 ter0.6 car0.4
    Thistle Down      | s | anise mint hay           | ter0.8 oci0.6 pin0.5
    Marten River      | i | earth currant wood       | myr1.1 car0.6 lin0.3
    Silver Birch      | h | wood mint cream          | lim0.7 lin0.6 car0.5
    Tidal Bore        | s | salt lime pine           | ter0.8 pin0.7 lim0.5
    Millpond          | i | moss plum lavender       | lin0.9 myr0.8 car0.4
    Quarry Kush       | i | stone diesel pepper      | car1.0 lim0.7 myr0.6
    Wild Rose 99      | h | rose orange ginger       | lin0.7 lim0.7 val0.3
    Dry Creek         | s | wood sage lemon          | pin0.8 ter0.6 lim0.5
    Aurora Line       | h | mint diesel juniper      | lim0.8 pin0.6 car0.5
    Bonfire           | i | wood tobacco coffee      | car1.1 hum0.6 myr0.5
    Harvest Table     | h | apple cinnamon nut       | car0.8 far0.6 lim0.4
    Still Water       | h | lavender mint hay        | lin0.8 myr0.5 bis0.3
    Open Meadow       | s | hay basil lime           | oci0.7 ter0.7 lim0.4
    Barnboard CBD     | h | earth nut wood           | myr0.8 bis0.5 car0.4
    Stonecrop CBD     | h | pine sage earth          | pin0.7 myr0.7 bis0.3
    Even Keel         | h | grass cedar bergamot     | myr0.6 lim0.5 pin0.4
    Hinterland        | i | fir hash earth           | myr1.0 pin0.7 hum0.4
    Caraway           | i | anise earth pepper       | car0.9 myr0.7 lin0.3
    Highbush          | h | cherry wood pepper       | car0.8 lim0.6 lin0.4
    Deep Portage OG   | i | diesel earth fir         | myr1.1 lim0.6 car0.6
    Lamplighter       | s | bergamot incense lemon   | lim0.9 ter0.7 val0.3
    House Blend       | b | earth pine lemon         | myr0.8 lim0.5 car0.5
    `
  ).map(row => [
    row.name,
    {
      name: row.name,
      type: kindOf(row.type),
      aromas: words(row.aromas),
      terpenes: words(row.terpenes).map(word => ({ key: word.slice(0, 3), percent: Number(word.slice(3)) }))
    }
  ])
)
