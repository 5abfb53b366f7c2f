import type { ProductForm } from '../../../contract/catalog/menu.ts'

/** What shoppers call products of each form, in both languages. */
export const formWords: Record<ProductForm, string> = {
  flower:
    'flower flowers bud buds nug nugs weed pot herb ganja marijuana cannabis dried fleur fleurs cocotte cocottes herbe mari séché séchée',
  'pre-roll':
    'joint joints preroll prerolls pre-roll pre-rolled cone cones doobie doobies spliff spliffs blunt blunts préroulé préroulés pré-roulé batte battes',
  vape: 'vape vapes vaping vaporizer vaporiser vapo vapoteuse vapoteuses vapotage',
  concentrate: 'concentrate concentrates extract extracts dab dabs concentré concentrés extrait extraits',
  edible: 'edible edibles comestible comestibles',
  chocolate: 'edible edibles chocolate chocolates comestible comestibles chocolat chocolats',
  beverage: 'drink drinks beverage beverages soda pop seltzer boisson boissons breuvage breuvages',
  oil: 'oil oils tincture tinctures drops huile huiles teinture gouttes',
  capsule: 'capsule capsules pill pills softgel softgels gélule gélules pilule pilules comprimé comprimés',
  topical: 'topical topicals cream lotion balm salve topique topiques crème baume onguent',
  seed: 'seed seeds graine graines semence semences',
  accessory: 'accessory accessories gear accessoire accessoires'
}

/**
 * Words of one meaning in both languages: a product whose name or shelf has one is found by each of them. Several words
 * of one name are joined by `_`.
 */
export const synonyms: readonly string[] = [
  'gummy gummies jujube jujubes juju soft_chew soft_chews gélifié gélifiés bonbon_gélifié bonbons_gélifiés gomme gommes',
  'cartridge cartridges cart carts cartouche cartouches 510',
  'disposable disposables all-in-one aio tout-en-un jetable jetables',
  'pod pods capsule_de_vapotage capsules_de_vapotage',
  'hash hashish haschich haschisch hasch résine_de_cannabis',
  'rosin rosine',
  'resin resins live_resin résine_vivante résines',
  'shatter wax budder badder crumble éclats cire',
  'kief kif pollen',
  'infused infusé infusés infusée infusées moonrock caviar',
  'small_buds smalls popcorn petites_cocottes',
  'milled ground shake moulu moulue moulues',
  'single singles unité',
  'cookie cookies brownie brownies baked biscuit biscuits pâtisserie pâtisseries',
  'lozenge lozenges mint mints pastille pastilles menthe menthes',
  'tea teas thé thés tisane infusion',
  'coffee coffees café cafés',
  'spray sprays vaporisateur vaporisateurs',
  'bath bain bombe_de_bain bath_bomb bath_bombs',
  'grinder grinders broyeur broyeurs moulin',
  'paper papers rolling_papers papier papiers filtres filters',
  'pipe pipes bong bongs bubbler',
  'battery batteries pile piles batterie',
  'linalool linalol'
]

/** The trade's names for weights of dried cannabis in grams, in both languages: fractions of an ounce. */
export const weightWords: ReadonlyMap<number, string> = new Map([
  [28, 'ounce ounces oz zip once onces'],
  [14, 'half demi'],
  [7, 'quarter quart'],
  [3.5, 'eighth eighths huitième']
])
