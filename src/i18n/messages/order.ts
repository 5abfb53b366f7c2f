import type { Words } from './words.ts'

/** What an order says of itself. */
export const orderWords = {
  'order.label': ['Your order', 'Votre commande'],
  'order.loading': ['Loading your order', 'Chargement de votre commande'],
  'order.number': ['Order {number}', 'Commande {number}'],
  'order.code': ['Show this code at the counter', 'Montrez ce code au comptoir'],
  'order.when': ['Pickup time', 'Heure du ramassage'],
  'order.map': ['Open the map', 'Ouvrir la carte'],
  'order.bring': ['What to bring', 'Quoi apporter'],
  'order.total': ['Total, paid in store', 'Total, à payer au magasin'],
  'order.timeline': ['How your order is coming along', 'Où en est votre commande'],
  'order.is.placed': ['Thank you, {name}. We have your order.', 'Merci, {name}. Nous avons votre commande.'],
  'order.is.confirmed': ['Your order is confirmed', 'Votre commande est confirmée'],
  'order.is.preparing': ['We’re preparing your order', 'Nous préparons votre commande'],
  'order.is.ready': ['Your order is ready', 'Votre commande est prête'],
  'order.is.out_for_delivery': ['Your order is on its way', 'Votre commande est en route'],
  'order.is.completed': ['Picked up. Enjoy, {name}.', 'Commande remise. Bonne journée, {name}.'],
  'order.is.cancelled': ['Your order was cancelled', 'Votre commande a été annulée'],
  'order.next.placed': [
    'The store will confirm it. This page follows each step.',
    'Le magasin la confirmera. Cette page suit chaque étape.'
  ],
  'order.next.confirmed': [
    'The store starts on it soon. This page follows each step.',
    'Le magasin s’y met bientôt. Cette page suit chaque étape.'
  ],
  'order.next.preparing': ['This page says when it’s ready.', 'Cette page vous dira quand elle sera prête.'],
  'order.next.ready': [
    'Come by with your ID and the code below.',
    'Passez avec votre pièce d’identité et le code ci-dessous.'
  ],
  'order.next.out_for_delivery': ['Please have your ID at hand.', 'Gardez votre pièce d’identité à portée de main.'],
  'order.next.completed': ['Thank you for shopping with us.', 'Merci de votre visite.'],
  'order.next.cancelled': [
    'Nothing was charged. Your store can tell you more.',
    'Rien n’a été débité. Votre magasin peut vous en dire plus.'
  ],
  'order.step.placed': ['Placed', 'Reçue'],
  'order.step.confirmed': ['Confirmed', 'Confirmée'],
  'order.step.preparing': ['Being prepared', 'En préparation'],
  'order.step.ready': ['Ready for pickup', 'Prête'],
  'order.step.out_for_delivery': ['On its way', 'En route'],
  'order.step.completed': ['Picked up', 'Remise'],
  'order.step.cancelled': ['Cancelled', 'Annulée']
} satisfies Words
