import type { Words } from './words.ts'

/** What an order says of itself. */
export const orderWords = {
  'order.label': ['Your order', 'Votre commande'],
  'order.loading': ['Loading your order', 'Chargement de votre commande'],
  'order.number': ['Order {number}', 'Commande {number}'],
  'order.code': ['Show this code at the counter', 'Montrez ce code au comptoir'],
  'order.codeAtDoor': ['Show this code when it’s handed over', 'Montrez ce code à la remise'],
  'order.qr': ['QR code of {code}', 'Code QR de {code}'],
  'order.when.pickup': ['Pickup time', 'Heure du ramassage'],
  'order.when.curbside': ['Curbside time', 'Heure du ramassage à l’auto'],
  'order.when.delivery': ['Delivery time', 'Heure de livraison'],
  'order.deliverTo': ['Delivery address', 'Adresse de livraison'],
  'order.map': ['Directions', 'Itinéraire'],
  'order.openThatDay': ['Open that day: {hours}', 'Ouvert ce jour-là\u00a0: {hours}'],
  'order.bring': ['What to bring', 'Quoi apporter'],
  'order.atDoor': ['At your door', 'À votre porte'],
  'order.bringToDoor': [
    'Have government photo ID at hand: whoever takes it in must be of legal age.',
    'Ayez une pièce d’identité officielle avec photo\u00a0: la personne qui la reçoit doit avoir l’âge légal.'
  ],
  'order.total': ['Total, payable in store', 'Total, à payer au magasin'],
  'order.totalAtDoor': ['Total, payable on delivery', 'Total, à payer à la livraison'],
  'order.totalByCard': ['Total, paid by card', 'Total, payé par carte'],
  'order.notes': ['Your note for the store', 'Votre note pour le magasin'],
  'order.timeline': ['How your order is coming along', 'Où en est votre commande'],
  'order.is.placed': ['Thank you, {name}. We have your order.', 'Merci, {name}. Nous avons votre commande.'],
  'order.is.confirmed': ['Your order is confirmed', 'Votre commande est confirmée'],
  'order.is.preparing': ['We’re preparing your order', 'Nous préparons votre commande'],
  'order.is.ready': ['Your order is ready', 'Votre commande est prête'],
  'order.is.out_for_delivery': ['Your order is on its way', 'Votre commande est en route'],
  'order.is.completed': ['Picked up. Enjoy, {name}.', 'Commande remise. Bonne journée, {name}.'],
  'order.is.delivered': ['Delivered. Enjoy, {name}.', 'Commande livrée. Bonne journée, {name}.'],
  'order.is.cancelled': ['Your order was cancelled', 'Votre commande a été annulée'],
  'order.nameless.placed': ['Thank you. We have your order.', 'Merci. Nous avons votre commande.'],
  'order.nameless.completed': ['Picked up. Enjoy.', 'Commande remise. Bonne journée.'],
  'order.nameless.delivered': ['Delivered. Enjoy.', 'Commande livrée. Bonne journée.'],
  'order.next.placed': [
    'The store will confirm it. This page follows each step.',
    'Le magasin la confirmera. Cette page suit chaque étape.'
  ],
  'order.next.confirmed': [
    'The store starts on it soon. This page follows each step.',
    'Le magasin s’y met bientôt. Cette page suit chaque étape.'
  ],
  'order.next.preparing': ['This page says when it’s ready.', 'Cette page vous dira quand elle sera prête.'],
  'order.next.leaves': ['This page says when it leaves.', 'Cette page vous dira quand elle partira.'],
  'order.next.ready': [
    'Come by with your ID and the code below.',
    'Passez avec votre pièce d’identité et le code ci-dessous.'
  ],
  'order.next.atCurb': [
    'Come by, and tell us below when you’re here.',
    'Passez, et dites-nous ci-dessous quand vous êtes là.'
  ],
  'order.next.out_for_delivery': ['Please have your ID at hand.', 'Gardez votre pièce d’identité à portée de main.'],
  'order.next.completed': ['Thank you for shopping with us.', 'Merci de votre visite.'],
  'order.moneyBack': [
    'What was charged to your card is on its way back. Your store can tell you more.',
    'Le montant débité de votre carte vous est remboursé. Votre magasin peut vous en dire plus.'
  ],
  'order.next.cancelled': [
    'Nothing was charged. Your store can tell you more.',
    'Rien n’a été débité. Votre magasin peut vous en dire plus.'
  ],
  'order.reason': ['The reason given: {reason}', 'Raison donnée\u00a0: {reason}'],
  'order.step.placed': ['Placed', 'Reçue'],
  'order.step.confirmed': ['Confirmed', 'Confirmée'],
  'order.step.preparing': ['Being prepared', 'En préparation'],
  'order.step.ready': ['Ready for pickup', 'Prête'],
  'order.step.out_for_delivery': ['On its way', 'En route'],
  'order.step.completed': ['Picked up', 'Remise'],
  'order.step.delivered': ['Delivered', 'Livrée'],
  'order.step.cancelled': ['Cancelled', 'Annulée'],
  'order.cancel': ['Cancel the order', 'Annuler la commande'],
  'order.cancelTitle': ['Cancel your order?', 'Annuler votre commande?'],
  'order.cancelText': [
    'The store stops at once. What you have paid and any points you used come back.',
    'Le magasin s’arrête aussitôt. Ce que vous avez payé et les points utilisés vous reviennent.'
  ],
  'order.keep': ['Keep my order', 'Garder ma commande'],
  'order.wasCancelled': ['Your order is cancelled.', 'Votre commande est annulée.'],
  'order.movedOn': [
    'Your order has moved on meanwhile. Here is how it stands.',
    'Votre commande a avancé entre-temps. Voici où elle en est.'
  ],
  'order.print': ['Print the receipt', 'Imprimer le reçu'],
  'order.receipt': ['Receipt', 'Reçu'],
  'here.title': ['Waiting outside?', 'Vous attendez dehors?'],
  'here.text': ['Tell us, and we bring your order out.', 'Dites-le-nous, et nous vous l’apportons.'],
  'here.say': ['I’m here', 'Je suis là'],
  'here.said': [
    'The store knows that you’re here since {time}: {car}, {spot}.',
    'Le magasin sait que vous êtes là depuis {time}\u00a0: {car}, {spot}.'
  ],
  'here.change': ['Change', 'Modifier'],
  'here.notYet': [
    'Once the store has confirmed it, you can tell us here that you’ve arrived.',
    'Dès que le magasin l’aura confirmée, vous pourrez nous dire ici que vous êtes arrivé.'
  ],
  'field.car': ['Your car, such as “blue hatchback”', 'Votre auto, par exemple «\u00a0berline bleue\u00a0»'],
  'field.spot': ['Where it stands', 'Où elle se trouve'],
  'field.reason': ['Why? (optional)', 'Pourquoi? (facultatif)'],
  'note.add': ['Add a note', 'Ajouter une note'],
  'note.edit': ['Edit note', 'Modifier la note'],
  'note.left': ['{count} character left|{count} characters left', 'Encore {count} caractère|Encore {count} caractères'],
  'sum.promo': ['{name} ({code})', '{name} ({code})'],
  'sum.fee': ['Delivery', 'Livraison'],
  'sum.feeUnknown': ['By your address', 'Selon votre adresse'],
  'sum.feeNone': ['Free', 'Gratuite'],
  'sum.tip': ['Tip', 'Pourboire']
} satisfies Words
