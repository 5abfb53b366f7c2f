import { make } from '../make.ts'
import { table } from '../table.ts'
import type { SeedProduct, SeedVariant } from '../../../src/server/seed/types.ts'

const rows = table(
  ['brand', 'sub', 'en', 'fr', 'sizes', 'flags', 'factEn', 'factFr'],
  `
  Plain Tools | grinders  | Aluminium Grinder | Broyeur en aluminium | 50mm:2495 63mm:3295 | F | Two parts, milled from one bar, with a magnetic lid. | Deux pièces usinées dans la masse, couvercle aimanté.
  Plain Tools | grinders  | Grinder with Screen | Broyeur avec tamis | 63mm:4295 | - | Four parts with a steel screen and a tray. | Quatre pièces avec tamis d’acier et plateau.
  Hewn        | grinders  | Walnut Grinder | Broyeur en noyer | 55mm:3895 | - | Oiled walnut with steel pins. | Noyer huilé et pointes d’acier.
  Ferrous     | grinders  | Steel Card Grinder | Carte-râpe en acier | 85mm:1295 | ke0 | As thin as a bank card. | Mince comme une carte bancaire.
  Ferrous     | pipes     | Steel One-Piece Pipe | Pipe d’acier monopièce | 9cm:2995 | - | Turned steel, comes apart for cleaning. | Acier tourné, démontable pour le nettoyage.
  Hewn        | pipes     | Cherrywood Pipe | Pipe en merisier | 12cm:4495 | F | Hand-turned with a brass screen. | Tournée à la main, grille de laiton.
  Hewn        | pipes     | Maple Dugout | Boîtier en érable | 10cm:3495/2995 | - | With a ceramic one-hitter. | Avec pipette de céramique.
  Plain Tools | pipes     | Clear Glass Pipe | Pipe de verre clair | 11cm:1995 | - | Borosilicate glass of 4 mm. | Verre borosilicaté de 4 mm.
  Plain Tools | pipes     | Spoon Pipe, Smoke Grey | Pipe cuillère gris fumé | 10cm:2295 | by0 | Borosilicate glass with a flat foot. | Verre borosilicaté à base plate.
  Plain Tools | pipes     | Straight Water Pipe | Pipe à eau droite | 30cm:6995 | - | Glass of 5 mm with a removable downstem. | Verre de 5 mm, tige amovible.
  Atelier Nord | pipes    | Porcelain Pipe | Pipe de porcelaine | 11cm:5495 | in2 | Slip cast and glazed inside. | Coulée en barbotine, émaillée à l’intérieur.
  Plain Tools | papers    | Hemp Papers | Papiers de chanvre | 50pk:299 | - | King size, unbleached, natural gum. | Grand format, non blanchis, gomme naturelle.
  Plain Tools | papers    | Rice Papers | Papiers de riz | 32pk:349 | - | 1¼ size, slow burning. | Format 1¼, à combustion lente.
  Plain Tools | papers    | Card Filters | Filtres en carton | 50pk:199 | - | Perforated, unbleached. | Perforés, non blanchis.
  Low Road    | papers    | Pre-Formed Cones | Cônes préformés | 6pk:499 32pk:1995 | F | 98 mm with a rolled tip. | 98 mm avec embout roulé.
  Low Road    | papers    | Papers with Tips | Papiers avec embouts | 32pk:399 | X | Paper and tips in one booklet. | Papiers et embouts dans un même carnet.
  Hewn        | papers    | Rolling Tray, Ash | Plateau à rouler en frêne | 28cm:3995 | - | Solid ash with a brush. | Frêne massif avec brosse.
  Ferrous     | papers    | Rolling Tray, Steel | Plateau à rouler en acier | 20cm:1495 | qw0 | Powder-coated steel with a rounded lip. | Acier à revêtement en poudre, rebord arrondi.
  Plain Tools | batteries | 510 Battery, Slim | Pile 510 mince | 350mAh:1995 | - | Three voltages, charged by USB-C. | Trois tensions, recharge par USB-C.
  Plain Tools | batteries | 510 Battery, Palm | Pile 510 compacte | 550mAh:3495 | F | Hides the cartridge; shows the charge in five steps. | Dissimule la cartouche; charge affichée en cinq niveaux.
  Parcel & Press | batteries | Pod Battery | Pile pour capsules | 400mAh:2495/1995 | - | Magnetic fit for the maker’s pods. | Fixation aimantée pour les capsules de la marque.
  Ferrous     | batteries | Dab Tool Set | Jeu d’outils pour extraits | 3pk:1895 | - | Three stainless tools in a roll. | Trois outils inoxydables en étui roulé.
  Plain Tools | storage   | Smell-Proof Pouch | Pochette anti-odeur | 18cm:2495 | - | Carbon lining and a lock. | Doublure de charbon et serrure.
  Plain Tools | storage   | Airtight Jar | Bocal hermétique | 250jar:1495 500jar:1995 | - | UV-dark glass with a bamboo lid. | Verre anti-UV et couvercle de bambou.
  Hewn        | storage   | Cedar Storage Box | Coffret en cèdre | 24cm:8995 | in0 | Dovetailed, with a lock and two trays. | Assemblé à queues d’aronde, serrure et deux plateaux.
  Still Room  | storage   | Humidity Packs 62% | Sachets d’humidité 62 % | 5pk:995 | - | Two-way control, for jars to 30 g. | Régulation bidirectionnelle, pour bocaux jusqu’à 30 g.
  Still Room  | storage   | The Windowsill Grower, a Handbook | Cultiver à sa fenêtre, le guide | 1ea:2495 | - | Printed book, 160 pages, in English. | Livre imprimé, 160 pages, en anglais.
  Atelier Nord | storage  | Ceramic Ashtray | Cendrier de céramique | 12cm:2995 | D | Matte glaze, three rests. | Émail mat, trois encoches.
  `
)

const books = new Set(['The Windowsill Grower, a Handbook'])

/** Accessories: no cannabis, no potency, not counted towards the limit. */
export const accessories: SeedProduct[] = rows.map(row => {
  const product = make(row, {
    name: { en: row.en, fr: row.fr },
    category: 'accessories',
    subCategory: row.sub,
    form: 'accessory',
    limitClass: 'accessory',
    strain: null,
    strainType: null,
    thc: null,
    cbd: null,
    description: { en: row.factEn, fr: row.factFr },
    terpenes: [],
    ingredients: null,
    allergens: null
  })
  return books.has(row.en) ? { ...product, variants: product.variants.map(withTaxOfBooks) } : product
})

/** Printed books have GST alone, also in provinces with another tax. */
function withTaxOfBooks(size: SeedVariant): SeedVariant {
  return { ...size, taxes: ['GST'] }
}
