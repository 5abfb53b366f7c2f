import type { DraftKind } from '../../contract/staff/draft-fields.ts'
import type { Words } from '../db/schema.ts'

/** The draft waits for its time. */
export const scheduledDraftWords: Words = {
  en: 'This draft is scheduled. Take it back before you change it.',
  fr: 'Ce brouillon est planifié. Annulez la planification avant de le modifier.'
}

/** The draft was published. */
export const publishedDraftWords: Words = {
  en: 'This draft was published already.',
  fr: 'Ce brouillon a déjà été publié.'
}

/** Somebody published something else about the same fields. */
export const conflictWords: Words = {
  en: 'Something that you changed was changed since. Choose which values to keep.',
  fr: 'Un élément que vous avez modifié a changé entretemps. Choisissez les valeurs à garder.'
}

/** The draft changes nothing. */
export const emptyDraftWords: Words = {
  en: 'This draft has no changes.',
  fr: 'Ce brouillon ne contient aucune modification.'
}

/** Too many things for one draft. */
export const largeDraftWords: Words = {
  en: 'That is too much for one draft. Publish it in parts.',
  fr: 'C’est trop pour un seul brouillon. Publiez-le en plusieurs parties.'
}

/** An offer with uses is to be removed. */
export const usedOfferWords: Words = {
  en: 'It has been used in orders, so it can’t be deleted. Let it end instead.',
  fr: 'Elle a servi à des commandes et ne peut pas être supprimée. Mettez-y plutôt fin.'
}

/** The time to publish is past, or more than a year ahead. */
export const publishTimeWords: Words = {
  en: 'Choose a time within the next year.',
  fr: 'Choisissez un moment au cours de la prochaine année.'
}

/** Promotion law may forbid something in the draft. */
export const lawWords: Words = {
  en: 'Promotion law may forbid some of this. Give a reason to publish it all the same.',
  fr: 'La loi sur la promotion interdit peut-être une partie de ce contenu. Indiquez pourquoi le publier tout de même.'
}

/** Nothing can be changed or ordered in a preview. */
export const previewWords: Words = {
  en: 'This is a preview. Nothing can be ordered here.',
  fr: 'Ceci est un aperçu. Aucune commande n’est possible ici.'
}

const unread: Words = { en: 'One of the values can’t be read.', fr: 'Une des valeurs est illisible.' }

const problems: Record<string, Words> = {
  'category.parentId': {
    en: 'A category has products or categories in it, or can’t be inside this one.',
    fr: 'Une catégorie contient des produits ou des catégories, ou ne peut pas être dans celle-ci.'
  },
  'brand.name': { en: 'Another brand has this name.', fr: 'Une autre marque porte ce nom.' },
  'category.id': {
    en: 'It still has products or subcategories. Move them first.',
    fr: 'Elle contient encore des produits ou des sous-catégories. Déplacez-les d’abord.'
  },
  'product.categoryId': { en: 'This category is no longer there.', fr: 'Cette catégorie n’existe plus.' },
  'product.subCategoryId': {
    en: 'This subcategory is not in the category.',
    fr: 'Cette sous-catégorie n’est pas dans la catégorie.'
  },
  'product.thc': {
    en: 'The lowest THC is above the highest.',
    fr: 'Le THC minimal dépasse le THC maximal.'
  },
  'product.cbd': {
    en: 'The lowest CBD is above the highest.',
    fr: 'Le CBD minimal dépasse le CBD maximal.'
  },
  'size.sku': { en: 'Another size has this SKU.', fr: 'Un autre format porte ce numéro d’article.' },
  'size.gtin': {
    en: 'This GTIN can’t be right, or another size has it.',
    fr: 'Ce GTIN est inexact, ou un autre format le porte.'
  },
  'price.price': {
    en: 'The size of this price is no longer there.',
    fr: 'Le format de ce prix n’existe plus.'
  },
  'price.salePrice': {
    en: 'The sale price must be below the price.',
    fr: 'Le prix réduit doit être inférieur au prix.'
  },
  'price.saleTimes': { en: 'The sale ends before it begins.', fr: 'La promotion finit avant de commencer.' },
  'deal.methods': { en: 'Choose at least one way to order.', fr: 'Choisissez au moins un mode de commande.' },
  'deal.locations': { en: 'Choose at least one store.', fr: 'Choisissez au moins un magasin.' },
  'code.methods': { en: 'Choose at least one way to order.', fr: 'Choisissez au moins un mode de commande.' },
  'code.locations': { en: 'Choose at least one store.', fr: 'Choisissez au moins un magasin.' },
  'deal.times': { en: 'The deal ends before it begins.', fr: 'L’offre finit avant de commencer.' },
  'code.code': { en: 'Another promo code is spelled like this.', fr: 'Un autre code promo s’écrit ainsi.' },
  'business.emailNote': { en: 'Write the note in both languages.', fr: 'Rédigez la note dans les deux langues.' },
  'store.pickup': {
    en: 'Leave at least one way to order on.',
    fr: 'Laissez au moins un mode de commande activé.'
  },
  'store.postalCode': { en: 'This is not a postal code.', fr: 'Ce n’est pas un code postal.' },
  'store.delivery': {
    en: 'A store that delivers needs a delivery zone. Add one first.',
    fr: 'Un magasin qui livre doit avoir une zone de livraison. Ajoutez-en une d’abord.'
  },
  'store.slotMinutes': {
    en: 'A delivery zone has hours that are shorter than such a slot.',
    fr: 'Une zone de livraison a des heures plus courtes qu’une telle plage.'
  },
  'store.receiptNote': { en: 'Write the note in both languages.', fr: 'Rédigez la note dans les deux langues.' },
  'zone.id': {
    en: 'The store delivers and would have no zone left. Turn its delivery off first.',
    fr: 'Le magasin livre et n’aurait plus de zone. Désactivez d’abord sa livraison.'
  },
  'zone.postalPrefixes': {
    en: 'Postal codes begin with a letter and a digit, like M6J, and belong to one zone of the store.',
    fr: 'Un code postal commence par une lettre et un chiffre, comme M6J, et appartient à une seule zone du magasin.'
  },
  'zone.polygon': {
    en: 'The outline needs at least three corners, and its sides can’t cross.',
    fr: 'Le contour compte au moins trois sommets, et ses côtés ne se croisent pas.'
  },
  'zone.hours': {
    en: 'The delivery hours are shorter than one slot.',
    fr: 'Les heures de livraison sont plus courtes qu’une plage.'
  },
  'banner.locations': { en: 'Choose at least one store.', fr: 'Choisissez au moins un magasin.' },
  'banner.times': { en: 'The banner ends before it begins.', fr: 'La bannière finit avant de commencer.' },
  'banner.text': {
    en: 'The announcement bar has room for one short line. Shorten its title and text.',
    fr: 'La barre d’annonce n’a de la place que pour une courte ligne. Raccourcissez le titre et le texte.'
  },
  'banner.link': {
    en: 'The category or product that it leads to is no longer there.',
    fr: 'La catégorie ou le produit visé par le lien n’existe plus.'
  },
  'reward.endsAt': { en: 'The reward ends before it begins.', fr: 'La récompense finit avant de commencer.' },
  'loyalty.tiers': {
    en: 'Each tier needs more points than the one before it, and a name of its own.',
    fr: 'Chaque niveau demande plus de points que le précédent et porte un nom différent.'
  },
  'code.endsAt': { en: 'The code ends before it begins.', fr: 'Le code finit avant de commencer.' }
}

/** Returns the sentence about a refused field of a thing, which the label names. */
export function problemWords(kind: DraftKind, field: string, label: Words): Words {
  const { en, fr } = problems[`${kind}.${field}`] ?? unread
  return { en: label.en ? `${label.en}: ${en}` : en, fr: label.fr ? `${label.fr}\u00a0: ${fr}` : fr }
}
