import type { ProductForm } from '../../src/contract/catalog/menu.ts'
import type { PotencyUnit } from '../../src/contract/catalog/potency.ts'
import { table } from './table.ts'
import type { SeedCategory } from '../../src/server/seed/types.ts'

/** The menu's categories, each followed by its subcategories (linked by `parent`). */
export const categories: SeedCategory[] = table(
  ['slug', 'parent', 'en', 'fr', 'unit', 'form'],
  `
  flower          | -             | Dried flower        | Fleurs séchées         | %     | flower
  whole-flower    | flower        | Whole flower        | Fleurs entières        | %     | flower
  smalls          | flower        | Small buds          | Petites cocottes       | %     | flower
  milled          | flower        | Milled flower       | Fleurs moulues         | %     | flower
  pre-rolls       | -             | Pre-rolls           | Préroulés              | %     | pre-roll
  singles         | pre-rolls     | Singles             | À l’unité              | %     | pre-roll
  pre-roll-packs  | pre-rolls     | Packs               | En paquet              | %     | pre-roll
  infused         | pre-rolls     | Infused             | Infusés                | %     | pre-roll
  vapes           | -             | Vapes               | Vapoteuses             | %     | vape
  cartridges      | vapes         | Cartridges          | Cartouches             | %     | vape
  disposables     | vapes         | All-in-one          | Tout-en-un             | %     | vape
  pods            | vapes         | Pods                | Capsules de vapotage   | %     | vape
  concentrates    | -             | Concentrates        | Extraits               | mg/g  | concentrate
  hash            | concentrates  | Hash                | Haschich               | mg/g  | concentrate
  rosin           | concentrates  | Rosin               | Rosine                 | mg/g  | concentrate
  live-resin      | concentrates  | Live resin          | Résine vivante         | mg/g  | concentrate
  shatter         | concentrates  | Shatter and wax     | Éclats et cire         | mg/g  | concentrate
  kief            | concentrates  | Kief                | Kief                   | mg/g  | concentrate
  edibles         | -             | Edibles             | Produits comestibles   | mg    | edible
  gummies         | edibles       | Soft chews          | Gélifiés               | mg    | edible
  chocolates      | edibles       | Chocolate           | Chocolat               | mg    | chocolate
  baked           | edibles       | Baked goods         | Pâtisseries            | mg    | edible
  lozenges        | edibles       | Lozenges            | Pastilles              | mg    | edible
  savoury         | edibles       | Savoury             | Produits salés         | mg    | edible
  beverages       | -             | Beverages           | Boissons               | mg    | beverage
  sparkling       | beverages     | Sparkling           | Pétillants             | mg    | beverage
  teas            | beverages     | Tea and coffee      | Thés et cafés          | mg    | beverage
  tonics          | beverages     | Tonics and still    | Toniques et plats      | mg    | beverage
  drink-mixes     | beverages     | Drink mixes         | Mélanges à boisson     | mg    | beverage
  oils-capsules   | -             | Oils and capsules   | Huiles et capsules     | mg/mL | oil
  oils            | oils-capsules | Oils                | Huiles                 | mg/mL | oil
  sprays          | oils-capsules | Oral sprays         | Vaporisateurs oraux    | mg/mL | oil
  capsules        | oils-capsules | Capsules            | Gélules                | mg    | capsule
  topicals        | -             | Topicals            | Produits topiques      | mg    | topical
  creams          | topicals      | Creams and lotions  | Crèmes et lotions      | mg    | topical
  balms           | topicals      | Balms               | Baumes                 | mg    | topical
  bath            | topicals      | Bath                | Bain                   | mg    | topical
  seeds           | -             | Seeds               | Graines                | %     | seed
  autoflower      | seeds         | Autoflowering       | Autofloraison          | %     | seed
  photoperiod     | seeds         | Photoperiod         | Photopériode           | %     | seed
  accessories     | -             | Accessories         | Accessoires            | %     | accessory
  grinders        | accessories   | Grinders            | Broyeurs               | %     | accessory
  pipes           | accessories   | Pipes               | Pipes                  | %     | accessory
  papers          | accessories   | Papers and filters  | Papiers et filtres     | %     | accessory
  batteries       | accessories   | Batteries           | Piles                  | %     | accessory
  storage         | accessories   | Storage             | Rangement              | %     | accessory
  `
).map((row, at) => ({
  slug: row.slug,
  name: { en: row.en, fr: row.fr },
  parent: row.parent || null,
  thc_cbd_value_type: row.unit as PotencyUnit,
  form: row.form as ProductForm,
  sort_order: at
}))
