import type { Words } from './words.ts'

/** What is said of how an order reaches the shopper, of codes and of tips. */
export const fulfilWords = {
  'method.title': ['How you get it', 'Comment la recevoir'],
  'method.name.pickup': ['Pickup', 'Ramassage'],
  'method.name.curbside': ['Curbside', 'À l’auto'],
  'method.name.delivery': ['Delivery', 'Livraison'],
  'method.ready': ['Ready by {time}', 'Prête à {time}'],
  'method.from': ['From {fee}', 'À partir de {fee}'],
  'method.is.pickup': ['You pick it up in the store.', 'Vous la ramassez au magasin.'],
  'method.is.curbside': ['We bring it out to your car.', 'Nous l’apportons à votre auto.'],
  'method.is.delivery': ['We bring it to you.', 'Nous vous la livrons.'],
  'method.feeAdded': ['Delivery adds {fee}.', 'La livraison ajoute {fee}.'],
  'method.feeGone': ['The delivery fee of {fee} is gone.', 'Les frais de livraison de {fee} sont retirés.'],
  'method.promoGone': ['{code} takes nothing off now.', '{code} ne retire plus rien.'],
  'method.promoNow': ['{code} takes {amount} off now.', '{code} retire maintenant {amount}.'],
  'method.total': ['The total is {total} now.', 'Le total est maintenant de {total}.'],
  'method.at.pickup': ['Pickup at {store}', 'Ramassage\u00a0: {store}'],
  'method.at.curbside': ['Curbside at {store}', 'À l’auto\u00a0: {store}'],
  'method.at.delivery': ['Delivery from {store}', 'Livraison de {store}'],
  'method.curbsideHow': [
    'Park at the curb and tell us on your order’s page which car you are in. We check your ID at the window.',
    'Garez-vous devant le magasin et dites-nous, sur la page de votre commande, dans quelle auto vous êtes. Nous vérifions votre pièce d’identité à la vitre.'
  ],
  'deliver.title': ['Where it goes', 'Où la livrer'],
  'deliver.kept': ['Your addresses', 'Vos adresses'],
  'deliver.use': ['Deliver here', 'Livrer ici'],
  'deliver.change': ['Change address', 'Changer d’adresse'],
  'deliver.list': ['Addresses that match', 'Adresses correspondantes'],
  'deliver.found': [
    '{count} address found|{count} addresses found',
    '{count} adresse trouvée|{count} adresses trouvées'
  ],
  'deliver.notes': ['Buzzer or note for the courier', 'Sonnette ou note pour le livreur'],
  'deliver.zone': ['{zone} · delivery {fee}', '{zone} · livraison {fee}'],
  'deliver.free': ['{zone} · free delivery', '{zone} · livraison gratuite'],
  'deliver.freeFrom': ['Free from {amount}', 'Gratuite à partir de {amount}'],
  'deliver.minimum': [
    'Delivery there begins at {minimum}; your order lacks {missing}.',
    'La livraison y commence à {minimum}; il manque {missing} à votre commande.'
  ],
  'deliver.more': ['Add something', 'Ajouter un article'],
  'deliver.outside': ['We don’t deliver there.', 'Nous ne livrons pas à cette adresse.'],
  'deliver.nearest': [
    'We don’t deliver there. Pickup at {store} is {distance} away.',
    'Nous ne livrons pas à cette adresse. Le ramassage à {store} est à {distance}.'
  ],
  'deliver.instead': [
    'We don’t deliver there. You can pick it up at {store}.',
    'Nous ne livrons pas à cette adresse. Vous pouvez la ramasser à {store}.'
  ],
  'deliver.pickUp': ['Pick up at {store}', 'Ramasser à {store}'],
  'deliver.taken': ['We deliver there.', 'Nous livrons à cette adresse.'],
  'deliver.window': ['We deliver here {hours}.', 'Nous livrons ici\u00a0: {hours}.'],
  'deliver.daily': ['We deliver here every day, {hours}.', 'Nous livrons ici tous les jours, {hours}.'],
  'deliver.id': [
    'Somebody of legal age must be there with government photo ID.',
    'Une personne d’âge légal doit être présente avec une pièce d’identité officielle avec photo.'
  ],
  'field.address': ['Delivery address', 'Adresse de livraison'],
  'field.slotDelivery': ['Delivery time', 'Heure de livraison'],
  'checkout.whenDelivery': ['When we bring it', 'Quand la livrer'],
  'checkout.whoDelivery': ['Who receives it', 'Qui la reçoit'],
  'checkout.whoCurbside': ['Who is in the car', 'Qui est dans l’auto'],
  'checkout.idDelivery': [
    'Use the name on your ID; we compare them at your door.',
    'Inscrivez le nom qui figure sur votre pièce d’identité; nous le vérifions à votre porte.'
  ],
  'checkout.dob': ['The store asks for it: year, month, day.', 'Le magasin la demande\u00a0: année, mois, jour.'],
  'offers.title': ['Offers, if you like', 'Offres, si vous le souhaitez'],
  'offers.text': [
    'Messages about this order come in any case. You can stop offers at any time.',
    'Les messages au sujet de cette commande vous parviennent de toute façon. Vous pouvez cesser de recevoir des offres en tout temps.'
  ],
  'offers.email': ['Offers in my inbox', 'Des offres dans ma boîte de réception'],
  'offers.sms': ['Offers by text message', 'Des offres par texto'],
  'slots.asap': ['As soon as possible', 'Dès que possible'],
  'slots.asapAt': ['{day}, {time}', '{day}, {time}'],
  'slots.moved': ['The earliest time is now {day}, {time}.', 'Le plus tôt est maintenant {day}, {time}.'],
  'slots.filled': [
    'The time that you chose has just filled up. Please choose another; all else is kept.',
    'L’heure que vous aviez choisie vient d’être prise. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.gone': [
    'The time that you chose is no longer offered. Please choose another; all else is kept.',
    'L’heure que vous aviez choisie n’est plus offerte. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.notThere': [
    'We don’t deliver to that address at the time that you chose. Please choose another; all else is kept.',
    'Nous ne livrons pas à cette adresse à l’heure que vous aviez choisie. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.closed.pickup': [
    'Today’s pickup orders closed at {time}.',
    'Les commandes à ramasser aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.closed.curbside': [
    'Today’s curbside orders closed at {time}.',
    'Les commandes à l’auto pour aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.closed.delivery': [
    'Today’s delivery orders closed at {time}.',
    'Les commandes à livrer aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.orderBy': ['Order by {time} to get it today.', 'Commandez avant {time} pour la recevoir aujourd’hui.'],
  'slots.zone': ['These are the store’s times, in {city}.', 'Ces heures sont celles du magasin, à {city}.'],
  'slots.dayDelivery': ['Delivery day', 'Jour de la livraison'],
  'cart.payDelivery': [
    'You pay when it is brought, unless you pay by card now.',
    'Vous payez à la livraison, à moins de payer par carte maintenant.'
  ],
  'cart.removed': ['{name} is taken out.', '{name} est retiré.'],
  'cart.putBack': ['Put it back', 'Le remettre'],
  'order.found': ['Your order was placed.', 'Votre commande a été passée.'],
  'promo.title': ['Promo code', 'Code promo'],
  'promo.have': ['Have a promo code?', 'Un code promo?'],
  'promo.apply': ['Apply', 'Appliquer'],
  'promo.remove': ['Remove {code}', 'Retirer {code}'],
  'promo.off': ['{code} · {amount} off', '{code} · {amount} de rabais'],
  'promo.applied': ['{code} takes {amount} off.', '{code} retire {amount}.'],
  'promo.removed': ['{code} is taken out. The total is {total}.', '{code} est retiré. Le total est de {total}.'],
  'promo.goOn': ['Remove {code} and go on', 'Retirer {code} et continuer'],
  'promo.empty': ['Type a code first.', 'Inscrivez d’abord un code.'],
  'promo.there': ['{code} is in your cart already.', '{code} est déjà dans votre panier.'],
  'promo.tooMany': [
    'A cart takes at most {count} codes. Remove one first.',
    'Un panier accepte au plus {count} codes. Retirez-en un d’abord.'
  ],
  'promo.is.unknown': [
    'We know no code {code}. Check how it is spelled.',
    'Nous ne connaissons pas le code {code}. Vérifiez-le.'
  ],
  'promo.is.not_yet': ['{code} can’t be used yet.', '{code} n’est pas encore valable.'],
  'promo.is.expired': ['{code} is over.', '{code} n’est plus valable.'],
  'promo.is.other_store': ['{code} is for another store.', '{code} vaut pour un autre magasin.'],
  'promo.is.other_method': [
    '{code} is for another way of getting your order.',
    '{code} vaut pour une autre façon de recevoir la commande.'
  ],
  'promo.is.minimum': ['{code} asks for {amount} more in your cart.', 'Il manque {amount} à votre panier pour {code}.'],
  'promo.is.first_order': ['{code} is for a first order.', '{code} vaut pour une première commande.'],
  'promo.is.sign_in': ['Sign in to use {code}.', 'Connectez-vous pour utiliser {code}.'],
  'promo.is.used': ['You have used {code} already.', 'Vous avez déjà utilisé {code}.'],
  'promo.is.used_up': ['{code} has been used up.', '{code} est épuisé.'],
  'promo.is.no_items': [
    'Your cart doesn’t hold what {code} is for.',
    'Votre panier ne contient pas ce que vise {code}.'
  ],
  'promo.is.not_combined': [
    '{code} can’t be combined with another code.',
    '{code} ne peut pas être combiné avec un autre code.'
  ],
  'tip.title': ['A tip for the team', 'Un pourboire pour l’équipe'],
  'tip.no': ['None', 'Aucun'],
  'tip.share': ['{share}\u00a0%', '{share}\u00a0%'],
  'tip.other': ['Other', 'Autre'],
  'tip.amount': ['Amount', 'Montant'],
  'tip.give': ['Add tip', 'Ajouter'],
  'tip.given': ['Your tip is added. Thank you.', 'Votre pourboire est ajouté. Merci.'],
  'tip.none': ['No tip is added.', 'Aucun pourboire n’est ajouté.'],
  'tip.bad': ['An amount such as 2.50, please.', 'Un montant comme 2,50, s’il vous plaît.'],
  'tip.tooMuch': ['That is more than the order comes to.', 'C’est plus que le montant de la commande.']
} satisfies Words
