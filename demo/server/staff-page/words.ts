import type { Language } from '../http/request/language.ts'

/** What the staff's page says, each in English and French. */
const words = {
  title: ['Orders', 'Commandes'],
  other: ['Français', 'English'],
  token: ['Staff token', 'Jeton du personnel'],
  enter: ['Open', 'Ouvrir'],
  wrong: ['That token isn’t right.', 'Ce jeton n’est pas le bon.'],
  leave: ['Leave', 'Quitter'],
  store: ['Store', 'Magasin'],
  takesOrders: ['Open for orders', 'Ouvert aux commandes'],
  opened: ['The store is open for orders.', 'Le magasin prend des commandes.'],
  closed: ['The store takes no orders now.', 'Le magasin ne prend plus de commandes.'],
  failed: ['That did not go through. Please try again.', 'Cela n’a pas fonctionné. Veuillez réessayer.'],
  placed: ['New', 'Nouvelles'],
  confirmed: ['Confirmed', 'Confirmées'],
  preparing: ['Being prepared', 'En préparation'],
  ready: ['Ready or on the way', 'Prêtes ou en route'],
  ended: ['Ended', 'Terminées'],
  none: ['None', 'Aucune'],
  toConfirmed: ['Confirm', 'Confirmer'],
  toPreparing: ['Prepare', 'Préparer'],
  toReady: ['Ready', 'Prête'],
  toOut: ['On its way', 'En route'],
  toCompleted: ['Handed over', 'Remise'],
  of: ['{what}: {number}', '{what}\u00a0: {number}'],
  cancel: ['Cancel', 'Annuler'],
  cancelTitle: ['Cancel {number}?', 'Annuler {number}?'],
  reason: ['Reason, told to the shopper', 'Raison, transmise au client'],
  cancelDo: ['Cancel the order', 'Annuler la commande'],
  keep: ['Keep it', 'La garder'],
  pickup: ['Pickup', 'Ramassage'],
  curbside: ['Curbside', 'À l’auto'],
  delivery: ['Delivery', 'Livraison'],
  isConfirmed: ['confirmed', 'confirmée'],
  isPreparing: ['being prepared', 'en préparation'],
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
    'Many unpaid orders came from this network.',
    'Beaucoup de commandes non payées proviennent de ce réseau.'
  ],
  heldStore: ['Unusually many unpaid orders came in.', 'Le nombre de commandes non payées est inhabituel.'],
  heldUntil: ['Cancelled at {time} unless released.', 'Annulée à {time} si elle n’est pas libérée.'],
  release: ['Release', 'Libérer'],
  released: ['{number}: released', '{number}\u00a0: libérée'],
  shelf: ['Stock', 'Stock'],
  search: ['Find a product', 'Trouver un produit'],
  nothing: ['Nothing has this name.', 'Rien ne porte ce nom.'],
  less: ['One less of {name}', 'Un de moins de {name}'],
  more: ['One more of {name}', 'Un de plus de {name}'],
  count: ['How many of {name}', 'Combien de {name}'],
  soldOut: ['Sold out', 'Épuisé'],
  soldOutOf: ['Sold out: {name}', 'Épuisé\u00a0: {name}'],
  offered: ['On the menu', 'Au menu'],
  offeredOf: ['On the menu: {name}', 'Au menu\u00a0: {name}'],
  set: ['{name}: {stock} left', '{name}\u00a0: il en reste {stock}']
} as const

/** The name of something that the staff's page says. */
export type StaffWord = keyof typeof words

/** All that the staff's page says, in one language. */
export const staffPageWords = (language: Language): Record<StaffWord, string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, [english, french]]) => [name, language === 'fr' ? french : english])
  ) as Record<StaffWord, string>
