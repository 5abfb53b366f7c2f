import { make, range } from '../make.ts'
import { lookUp, table } from '../table.ts'
import type { SeedProduct, SeedText } from '../../../src/server/seed/types.ts'
import { capital, sentences } from '../words/text.ts'

const rows = table(
  ['brand', 'kind', 'en', 'fr', 'thc', 'cbd', 'sizes', 'flags'],
  `
  Goldenrod Kitchen | chew      | Sea Buckthorn          | argousier                 | 10  | <1 | 2x4.5:599         | F
  Goldenrod Kitchen | chew      | Black Currant          | cassis                    | 10  | <1 | 2x4.5:599         | -
  Goldenrod Kitchen | chew      | Rhubarb and Ginger     | rhubarbe et gingembre     | 10  | <1 | 4x4.5:699         | ke0
  Goldenrod Kitchen | chew      | Quince                 | coing                     | 5   | 5  | 2x4.5:549         | -
  Goldenrod Kitchen | chew      | Cranberry and Sage     | canneberge et sauge       | 10  | 10 | 5x3.6:749/649     | -
  Goldenrod Kitchen | chew      | Pear and Cardamom      | poire et cardamome        | 2.5 | <1 | 1x4.5:349         | -
  Still Room        | chew      | Yuzu                   | yuzu                      | 10  | <1 | 1x4:499           | F
  Still Room        | chew      | Bergamot               | bergamote                 | 10  | <1 | 2x4:599           | -
  Still Room        | chew      | Blood Orange           | orange sanguine           | 10  | 20 | 2x4:699           | -
  Still Room        | chew      | Elderflower            | fleur de sureau           | 5   | 10 | 5x4:799           | by0 P
  Still Room        | chew      | Grapefruit and Rosemary | pamplemousse et romarin  | 10  | <1 | 10x3.2:899=2.13   | -
  Kootenay Common   | chew      | Huckleberry            | airelle                   | 10  | <1 | 2x5:649           | -
  Kootenay Common   | chew      | Sour Cherry            | griotte                   | 10  | 5  | 4x5:799           | X
  Boréale           | chew      | Cloudberry             | chicouté                  | 10  | <1 | 2x4.5:649         | F
  Boréale           | chew      | Wild Blueberry         | bleuet sauvage            | 10  | <1 | 5x4.5:749         | -
  Boréale           | chew      | Spruce Tip and Lime    | pousse d’épinette et lime | 5   | <1 | 2x4.5:549         | -
  Coulee & Sons     | chew      | Saskatoon Berry        | amélanche                 | 10  | <1 | 2x5:599           | -
  Coulee & Sons     | chew      | Chokecherry            | cerise de Virginie        | 10  | 10 | 4x5:749           | -ke
  Low Road          | chew      | Salted Lime            | lime salée                | 10  | <1 | 1x4.5:399         | -
  Low Road          | chew      | Black Tea and Lemon    | thé noir et citron        | 10  | <1 | 2x4.5:499/449     | -
  Saltspray         | chew      | Plum and Sea Salt      | prune et sel de mer       | 10  | 15 | 4x4.5:799         | in0
  Table & Tonic     | chew      | Passion Flower and Apple | passiflore et pomme     | <1  | 30 | 3x5:699           | -
  Atelier Nord      | dark      | 72% Dark               | noir 72 %                 | 10  | <1 | 10g:599=0.67      | F
  Atelier Nord      | dark      | Dark with Sea Salt     | noir au sel de mer        | 10  | <1 | 10g:599=0.67      | -
  Atelier Nord      | dark      | Dark with Espresso     | noir à l’espresso         | 5   | <1 | 10g:549           | -
  Atelier Nord      | milk      | 45% Milk               | au lait 45 %              | 10  | <1 | 10g:599           | -
  Atelier Nord      | dark      | Dark with Orange Peel  | noir au zeste d’orange    | 10  | 10 | 20g:799=1.33      | qw0
  Maison Tilleul    | milk      | Milk with Hazelnut     | au lait et noisettes      | 10  | <1 | 15g:699           | -
  Maison Tilleul    | dark      | Dark with Maple Sugar  | noir au sucre d’érable    | 10  | <1 | 15g:699           | F
  Maison Tilleul    | dark      | 85% Dark               | noir 85 %                 | 5   | 20 | 15g:749           | -
  Goldenrod Kitchen | milk      | Milk with Honeycomb    | au lait et miel alvéolé   | 10  | <1 | 12g:649           | -
  Goldenrod Kitchen | dark      | Dark with Mint         | noir à la menthe          | 10  | <1 | 12g:649/549       | -
  Second Growth     | dark      | Dark with Roasted Almond | noir aux amandes rôties | 10  | <1 | 20g:749           | -
  Second Growth     | milk      | Milk with Toasted Oats | au lait et avoine grillée | 2.5 | <1 | 10g:449           | X
  Still Room        | dark      | Dark with Ginger       | noir au gingembre         | 10  | 5  | 10g:599           | P
  Plain Tools       | dark      | Single Square 64% Dark | noir 64 %, carré          | 10  | <1 | 5g:399            | D
  Goldenrod Kitchen | baked     | Oat and Molasses Cookie | Biscuit à l’avoine et à la mélasse | 10 | <1 | 25g:549    | -
  Goldenrod Kitchen | baked     | Shortbread with Lemon  | Sablé au citron           | 10  | <1 | 2x12:599          | P
  Granite & Oat     | baked     | Ginger Snap            | Biscuit au gingembre      | 5   | <1 | 20g:499           | F
  Granite & Oat     | baked     | Cocoa Brownie          | Carré au cacao            | 10  | <1 | 40g:699=2.67      | -
  Granite & Oat     | baked     | Fig Bar                | Barre aux figues          | 10  | <1 | 30g:599           | ke0 P
  Maison Tilleul    | baked     | Buckwheat Sablé        | Sablé au sarrasin         | 10  | 10 | 2x15:699          | -
  Hewn              | baked     | Espresso Biscotti      | Biscotti à l’espresso     | 10  | <1 | 22g:599           | -
  Still Room        | lozenge   | Eucalyptus             | eucalyptus                | 10  | <1 | 10x1:699          | -
  Still Room        | lozenge   | Anise                  | anis                      | 5   | <1 | 5x1:499           | F
  Table & Tonic     | lozenge   | Peppermint             | menthe poivrée            | 10  | <1 | 20x0.5:749        | -
  Table & Tonic     | lozenge   | Lemon and Thyme        | citron et thym            | <1  | 50 | 10x1:899          | -
  Cold Harbour      | lozenge   | Horehound              | marrube                   | 10  | 10 | 10x1:749          | by0 P
  Low Road          | lozenge   | Cinnamon               | cannelle                  | 10  | <1 | 10x0.5:599        | -
  Granite & Oat     | savoury   | Rosemary Crackers      | Craquelins au romarin     | 10  | <1 | 20g:649           | P
  Hewn              | savoury   | Smoked Almonds         | Amandes fumées            | 10  | <1 | 25g:699           | F
  Coulee & Sons     | savoury   | Mustard Pretzels       | Bretzels à la moutarde    | 5   | <1 | 25g:549           | -
  Atelier Nord      | savoury   | Olive Oil Crisps       | Croustilles à l’huile d’olive | 10 | <1 | 20g:649        | qw2
  Granite & Oat     | savoury   | Oatcakes with Pepper   | Galettes d’avoine au poivre | 10 | <1 | 24g:649           | -
  `
)

interface Kind {
  sub: string
  form: SeedProduct['form']
  name: (flavour: { en: string; fr: string }) => SeedText
  fact: SeedText
  ingredients: SeedText
  allergens: SeedText
}

const asIs = (flavour: SeedText) => ({ en: flavour.en, fr: flavour.fr })
const wheat: SeedText = { en: 'Contains wheat, oats and milk.', fr: 'Contient du blé, de l’avoine et du lait.' }

const kinds = new Map<string, Kind>([
  [
    'chew',
    {
      sub: 'gummies',
      form: 'edible',
      name: flavour => ({ en: `${flavour.en} Soft Chews`, fr: `Gélifiés – ${flavour.fr}` }),
      fact: {
        en: 'Square-cut pectin chews, rolled in cane sugar.',
        fr: 'Carrés de pectine enrobés de sucre de canne.'
      },
      ingredients: {
        en: 'Cane sugar, glucose syrup, fruit purée, pectin, citric acid, cannabis extract.',
        fr: 'Sucre de canne, sirop de glucose, purée de fruits, pectine, acide citrique, extrait de cannabis.'
      },
      allergens: { en: 'None declared.', fr: 'Aucun déclaré.' }
    }
  ],
  [
    'dark',
    {
      sub: 'chocolates',
      form: 'chocolate',
      name: flavour => ({ en: flavour.en.replace(/Dark|Milk/, '$& Chocolate'), fr: `Chocolat ${flavour.fr}` }),
      fact: {
        en: 'A thin bar, scored so that it breaks evenly.',
        fr: 'Tablette mince, rainurée pour se rompre également.'
      },
      ingredients: {
        en: 'Cocoa mass, cane sugar, cocoa butter, sunflower lecithin, cannabis extract.',
        fr: 'Pâte de cacao, sucre de canne, beurre de cacao, lécithine de tournesol, extrait de cannabis.'
      },
      allergens: { en: 'May contain milk and tree nuts.', fr: 'Peut contenir du lait et des noix.' }
    }
  ],
  [
    'milk',
    {
      sub: 'chocolates',
      form: 'chocolate',
      name: flavour => ({ en: flavour.en.replace(/Dark|Milk/, '$& Chocolate'), fr: `Chocolat ${flavour.fr}` }),
      fact: {
        en: 'A thin bar, scored so that it breaks evenly.',
        fr: 'Tablette mince, rainurée pour se rompre également.'
      },
      ingredients: {
        en: 'Cane sugar, cocoa butter, whole milk powder, cocoa mass, sunflower lecithin, cannabis extract.',
        fr: 'Sucre de canne, beurre de cacao, poudre de lait entier, pâte de cacao, lécithine de tournesol, extrait de cannabis.'
      },
      allergens: { en: 'Contains milk. May contain tree nuts.', fr: 'Contient du lait. Peut contenir des noix.' }
    }
  ],
  [
    'baked',
    {
      sub: 'baked',
      form: 'edible',
      name: asIs,
      fact: {
        en: 'Baked with butter and sealed in a child-resistant pouch.',
        fr: 'Cuit au beurre et scellé en sachet à l’épreuve des enfants.'
      },
      ingredients: {
        en: 'Wheat flour, butter, oats, sugar, salt, cannabis extract.',
        fr: 'Farine de blé, beurre, avoine, sucre, sel, extrait de cannabis.'
      },
      allergens: wheat
    }
  ],
  [
    'lozenge',
    {
      sub: 'lozenges',
      form: 'edible',
      name: flavour => ({ en: `${flavour.en} Lozenges`, fr: `Pastilles – ${flavour.fr}` }),
      fact: { en: 'Hard, sugar-free and individually dosed.', fr: 'Dures, sans sucre et dosées à l’unité.' },
      ingredients: {
        en: 'Isomalt, natural flavour, citric acid, cannabis extract.',
        fr: 'Isomalt, arôme naturel, acide citrique, extrait de cannabis.'
      },
      allergens: { en: 'None declared.', fr: 'Aucun déclaré.' }
    }
  ],
  [
    'savoury',
    {
      sub: 'savoury',
      form: 'edible',
      name: asIs,
      fact: {
        en: 'Seasoned with cannabis-infused olive oil.',
        fr: 'Assaisonné à l’huile d’olive infusée au cannabis.'
      },
      ingredients: {
        en: 'Wheat, oats, almonds, olive oil, salt, spices, cannabis extract.',
        fr: 'Blé, avoine, amandes, huile d’olive, sel, épices, extrait de cannabis.'
      },
      allergens: {
        en: 'Contains wheat, oats, almonds and mustard.',
        fr: 'Contient du blé, de l’avoine, des amandes et de la moutarde.'
      }
    }
  ]
])

/** Edibles, in milligrams per package; a package may contain at most 10 mg of THC. */
export const edibles: SeedProduct[] = rows.map(row => {
  const kind = lookUp(kinds, row.kind, 'edible')
  const thc = range(row.thc, 'mg')
  const most = thc === null ? 0 : thc.max
  return make(row, {
    name: capital(kind.name(row)),
    category: 'edibles',
    subCategory: kind.sub,
    form: kind.form,
    limitClass: 'solid',
    strain: null,
    strainType: null,
    thc,
    cbd: range(row.cbd, 'mg'),
    description: sentences(
      kind.fact,
      row.thc.startsWith('<')
        ? { en: 'Less than 1 mg of THC in the package.', fr: 'Moins de 1 mg de THC par emballage.' }
        : { en: `${most} mg of THC in the package.`, fr: `${String(most).replace('.', ',')} mg de THC par emballage.` },
      { en: 'Keep in the package, away from heat.', fr: 'Conserver dans l’emballage, à l’abri de la chaleur.' }
    ),
    terpenes: [],
    ingredients: kind.ingredients,
    allergens: kind.allergens
  })
})
