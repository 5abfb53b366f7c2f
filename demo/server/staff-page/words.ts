import type { Language } from '../http/request/language.ts'

/** Texts of the staff page, in English and French. */
const words = {
  title: ['Orders', 'Commandes'],
  other: ['Français', 'English'],
  token: ['Staff token', 'Jeton du personnel'],
  enter: ['Sign in', 'Se connecter'],
  wrong: ['Incorrect token.', 'Jeton incorrect.'],
  leave: ['Sign out', 'Se déconnecter'],
  store: ['Store', 'Magasin'],
  takesOrders: ['Accepting orders', 'Commandes acceptées'],
  opened: ['The store is accepting orders.', 'Le magasin accepte les commandes.'],
  closed: ['The store is not accepting orders.', 'Le magasin n’accepte plus de commandes.'],
  failed: ['That didn’t work. Please try again.', 'Cela n’a pas fonctionné. Veuillez réessayer.'],
  placed: ['New', 'Nouvelles'],
  confirmed: ['Confirmed', 'Confirmées'],
  preparing: ['Preparing', 'En préparation'],
  ready: ['Ready or on the way', 'Prêtes ou en route'],
  ended: ['Completed', 'Terminées'],
  none: ['None', 'Aucune'],
  toConfirmed: ['Confirm', 'Confirmer'],
  toPreparing: ['Prepare', 'Préparer'],
  toReady: ['Ready', 'Prête'],
  toOut: ['On its way', 'En route'],
  toCompleted: ['Handed over', 'Remise'],
  of: ['{what}: {number}', '{what}\u00a0: {number}'],
  cancel: ['Cancel', 'Annuler'],
  cancelTitle: ['Cancel {number}?', 'Annuler {number}?'],
  reason: ['Reason (shared with the customer)', 'Raison (transmise au client)'],
  cancelDo: ['Cancel order', 'Annuler la commande'],
  keep: ['Keep order', 'Garder la commande'],
  pickup: ['Pickup', 'Ramassage'],
  curbside: ['Curbside', 'À l’auto'],
  delivery: ['Delivery', 'Livraison'],
  isConfirmed: ['confirmed', 'confirmée'],
  isPreparing: ['preparing', 'en préparation'],
  isReady: ['ready', 'prête'],
  isOut: ['on its way', 'en route'],
  completed: ['Handed over', 'Remise'],
  cancelled: ['Cancelled', 'Annulée'],
  here: ['Here: {car}, {spot}', 'Sur place\u00a0: {car}, {spot}'],
  notes: ['Note: {notes}', 'Note\u00a0: {notes}'],
  code: ['Code {code}', 'Code {code}'],
  moved: ['{number}: {state}', '{number}\u00a0: {state}'],
  held: ['On hold.', 'En attente.'],
  heldContact: ['This customer has several unpaid orders.', 'Cette personne a plusieurs commandes non payées.'],
  heldAddress: [
    'Many unpaid orders were placed from this network.',
    'Beaucoup de commandes non payées proviennent de ce réseau.'
  ],
  heldStore: ['Unusually high number of unpaid orders.', 'Le nombre de commandes non payées est inhabituel.'],
  heldUntil: ['Will be cancelled at {time} unless released.', 'Sera annulée à {time} si elle n’est pas libérée.'],
  release: ['Release', 'Libérer'],
  released: ['{number}: released', '{number}\u00a0: libérée'],
  shelf: ['Inventory', 'Stock'],
  search: ['Find a product', 'Trouver un produit'],
  nothing: ['No products found.', 'Aucun produit trouvé.'],
  less: ['Remove one {name}', 'Retirer 1 × {name}'],
  more: ['Add one {name}', 'Ajouter 1 × {name}'],
  count: ['Quantity of {name}', 'Quantité de {name}'],
  soldOut: ['Sold out', 'Épuisé'],
  soldOutOf: ['Sold out: {name}', 'Épuisé\u00a0: {name}'],
  offered: ['On the menu', 'Au menu'],
  offeredOf: ['On the menu: {name}', 'Au menu\u00a0: {name}'],
  set: ['{name}: {stock} left', '{name}\u00a0: il en reste {stock}']
} as const

/** Key of a staff page text. */
export type StaffWord = keyof typeof words

/** Returns all texts of the staff page in one language. */
export const staffPageWords = (language: Language): Record<StaffWord, string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, [english, french]]) => [name, language === 'fr' ? french : english])
  ) as Record<StaffWord, string>
