import type { Words } from './words.ts'

/** Messages for orders. */
export const orderWords = {
  'order.label': ['Your order', 'Votre commande'],
  'order.loading': ['Loading your order', 'Chargement de votre commande'],
  'order.number': ['Order {number}', 'Commande {number}'],
  'order.code': ['Show this code at the counter', 'Montrez ce code au comptoir'],
  'order.codeAtDoor': ['Show this code when you receive your order', 'Montrez ce code à la remise de la commande'],
  'order.qr': ['QR code for {code}', 'Code QR de {code}'],
  'order.when.pickup': ['Pickup time', 'Heure du ramassage'],
  'order.when.curbside': ['Curbside time', 'Heure du ramassage à l’auto'],
  'order.when.delivery': ['Delivery time', 'Heure de livraison'],
  'order.deliverTo': ['Delivery address', 'Adresse de livraison'],
  'order.map': ['Directions', 'Itinéraire'],
  'order.openThatDay': ['Open that day: {hours}', 'Ouvert ce jour-là\u00a0: {hours}'],
  'order.bring': ['What to bring', 'Quoi apporter'],
  'order.atDoor': ['At your door', 'À votre porte'],
  'order.bringToDoor': [
    'Have government-issued photo ID ready. The person receiving the order must be of legal age.',
    'Ayez en main une pièce d’identité officielle avec photo. La personne qui reçoit la commande doit avoir l’âge légal.'
  ],
  'order.total': ['Total, payable in store', 'Total, à payer au magasin'],
  'order.totalAtDoor': ['Total, payable on delivery', 'Total, à payer à la livraison'],
  'order.totalByCard': ['Total, paid by card', 'Total, payé par carte'],
  'order.notes': ['Your note for the store', 'Votre note pour le magasin'],
  'order.timeline': ['Order status', 'État de la commande'],
  'order.is.placed': [
    'Thank you, {name}. We’ve received your order.',
    'Merci, {name}. Nous avons reçu votre commande.'
  ],
  'order.is.confirmed': ['Your order is confirmed', 'Votre commande est confirmée'],
  'order.is.preparing': ['We’re preparing your order', 'Nous préparons votre commande'],
  'order.is.ready': ['Your order is ready', 'Votre commande est prête'],
  'order.is.out_for_delivery': ['Your order is on its way', 'Votre commande est en route'],
  'order.is.completed': ['Picked up. Enjoy, {name}.', 'Commande remise. Bonne journée, {name}.'],
  'order.is.delivered': ['Delivered. Enjoy, {name}.', 'Commande livrée. Bonne journée, {name}.'],
  'order.is.cancelled': ['Your order was cancelled', 'Votre commande a été annulée'],
  'order.nameless.placed': ['Thank you. We’ve received your order.', 'Merci. Nous avons reçu votre commande.'],
  'order.nameless.completed': ['Picked up. Enjoy.', 'Commande remise. Bonne journée.'],
  'order.nameless.delivered': ['Delivered. Enjoy.', 'Commande livrée. Bonne journée.'],
  'order.next.placed': [
    'The store will confirm it. You can follow each step here.',
    'Le magasin la confirmera. Vous pouvez suivre chaque étape ici.'
  ],
  'order.next.confirmed': [
    'We’ll start preparing it soon. You can follow each step here.',
    'La préparation commencera bientôt. Vous pouvez suivre chaque étape ici.'
  ],
  'order.next.preparing': [
    'We’ll let you know here when it’s ready.',
    'Nous vous aviserons ici quand elle sera prête.'
  ],
  'order.next.leaves': [
    'We’ll let you know here when it’s on its way.',
    'Nous vous aviserons ici quand elle sera en route.'
  ],
  'order.next.ready': ['Bring your ID and the code below.', 'Apportez votre pièce d’identité et le code ci-dessous.'],
  'order.next.atCurb': ['Let us know below when you’re here.', 'Avisez-nous ci-dessous à votre arrivée.'],
  'order.next.out_for_delivery': ['Please have your ID ready.', 'Gardez votre pièce d’identité à portée de main.'],
  'order.next.completed': ['Thank you for shopping with us.', 'Merci de votre achat.'],
  'order.moneyBack': [
    'The charge to your card is being refunded. Your store can tell you more.',
    'Le montant débité de votre carte vous sera remboursé. Votre magasin peut vous en dire plus.'
  ],
  'order.next.cancelled': [
    'You weren’t charged. Your store can tell you more.',
    'Aucun montant n’a été débité. Votre magasin peut vous en dire plus.'
  ],
  'order.reason': ['Reason: {reason}', 'Raison\u00a0: {reason}'],
  'order.step.placed': ['Placed', 'Reçue'],
  'order.step.confirmed': ['Confirmed', 'Confirmée'],
  'order.step.preparing': ['Preparing', 'En préparation'],
  'order.step.ready': ['Ready for pickup', 'Prête'],
  'order.step.out_for_delivery': ['On its way', 'En route'],
  'order.step.completed': ['Picked up', 'Remise'],
  'order.step.delivered': ['Delivered', 'Livrée'],
  'order.step.cancelled': ['Cancelled', 'Annulée'],
  'order.cancel': ['Cancel order', 'Annuler la commande'],
  'order.cancelTitle': ['Cancel your order?', 'Annuler votre commande?'],
  'order.cancelText': [
    'We’ll stop preparing it right away. Your payment and points will be refunded.',
    'La préparation s’arrête immédiatement; votre paiement et vos points vous seront remboursés.'
  ],
  'order.keep': ['Keep my order', 'Garder ma commande'],
  'order.wasCancelled': ['Your order has been cancelled.', 'Votre commande a été annulée.'],
  'order.movedOn': [
    'Your order’s status has changed. Here’s the latest.',
    'L’état de votre commande a changé. Le voici à jour.'
  ],
  'order.print': ['Print receipt', 'Imprimer le reçu'],
  'order.receipt': ['Receipt', 'Reçu'],
  'here.title': ['Waiting outside?', 'Vous attendez dehors?'],
  'here.text': ['Let us know and we’ll bring your order out.', 'Avisez-nous et nous vous apporterons votre commande.'],
  'here.say': ['I’m here', 'Je suis sur place'],
  'here.said': [
    'The store knows you’ve been here since {time}: {car}, {spot}.',
    'Le magasin sait que vous êtes sur place depuis {time}\u00a0: {car}, {spot}.'
  ],
  'here.change': ['Edit', 'Modifier'],
  'here.notYet': [
    'Once the store has confirmed it, you can let us know here that you’ve arrived.',
    'Dès que le magasin l’aura confirmée, vous pourrez nous signaler votre arrivée ici.'
  ],
  'field.car': ['Your car, for example “blue hatchback”', 'Votre auto, par exemple «\u00a0berline bleue\u00a0»'],
  'field.spot': ['Parking spot', 'Place de stationnement'],
  'field.reason': ['Why? (optional)', 'Pourquoi? (facultatif)'],
  'note.add': ['Add a note', 'Ajouter une note'],
  'note.edit': ['Edit note', 'Modifier la note'],
  'note.left': [
    '{count} character left|{count} characters left',
    '{count} caractère restant|{count} caractères restants'
  ],
  'sum.promo': ['{name} ({code})', '{name} ({code})'],
  'sum.fee': ['Delivery', 'Livraison'],
  'sum.feeUnknown': ['Depends on your address', 'Selon votre adresse'],
  'sum.feeNone': ['Free', 'Gratuite'],
  'sum.tip': ['Tip', 'Pourboire']
} satisfies Words
