import type { Words } from './words.ts'

/** Messages for fulfilment methods, promo codes and tips. */
export const fulfilWords = {
  'method.title': ['Pickup or delivery', 'Mode de réception'],
  'method.name.pickup': ['Pickup', 'Ramassage'],
  'method.name.curbside': ['Curbside', 'À l’auto'],
  'method.name.delivery': ['Delivery', 'Livraison'],
  'method.ready': ['Ready by {time}', 'Dès {time}'],
  'method.from': ['From {fee}', 'À partir de {fee}'],
  'method.is.pickup': ['Pick up your order in store.', 'Ramassez votre commande au magasin.'],
  'method.is.curbside': ['We’ll bring your order out to your car.', 'Nous apporterons votre commande à votre auto.'],
  'method.is.delivery': ['We’ll deliver your order.', 'Nous livrerons votre commande.'],
  'method.feeAdded': ['A delivery fee of {fee} was added.', 'Des frais de livraison de {fee} ont été ajoutés.'],
  'method.feeGone': ['The {fee} delivery fee was removed.', 'Les frais de livraison de {fee} ont été retirés.'],
  'method.promoGone': ['{code} no longer applies.', 'Le code {code} ne s’applique plus.'],
  'method.promoNow': ['{code} now saves you {amount}.', 'Le code {code} donne maintenant {amount} de rabais.'],
  'method.total': ['Your total is now {total}.', 'Votre total est maintenant de {total}.'],
  'method.at.pickup': ['Pickup at {store}', 'Ramassage\u00a0: {store}'],
  'method.at.curbside': ['Curbside at {store}', 'À l’auto\u00a0: {store}'],
  'method.at.delivery': ['Delivery from {store}', 'Livraison de {store}'],
  'method.curbsideHow': [
    'Park at the curb and tell us on your order page which car you’re in. We’ll check your ID at the window.',
    'Garez-vous devant le magasin et indiquez-nous, sur la page de votre commande, dans quelle auto vous êtes. Nous vérifierons votre pièce d’identité à la vitre.'
  ],
  'deliver.title': ['Delivery address', 'Adresse de livraison'],
  'deliver.kept': ['Saved addresses', 'Adresses enregistrées'],
  'deliver.use': ['Deliver here', 'Livrer ici'],
  'deliver.change': ['Change address', 'Changer d’adresse'],
  'deliver.list': ['Matching addresses', 'Adresses correspondantes'],
  'deliver.found': [
    '{count} address found|{count} addresses found',
    '{count} adresse trouvée|{count} adresses trouvées'
  ],
  'deliver.notes': ['Buzzer or delivery instructions', 'Sonnette ou instructions de livraison'],
  'deliver.zone': ['{zone} · delivery {fee}', '{zone} · livraison {fee}'],
  'deliver.free': ['{zone} · free delivery', '{zone} · livraison gratuite'],
  'deliver.freeFrom': ['Free from {amount}', 'Gratuite à partir de {amount}'],
  'deliver.minimum': [
    'Delivery minimum is {minimum}. Add {missing} to your order.',
    'Le minimum pour la livraison est de {minimum}. Ajoutez {missing} à votre commande.'
  ],
  'deliver.more': ['Add items', 'Ajouter des articles'],
  'deliver.outside': ['We don’t deliver to that address.', 'Nous ne livrons pas à cette adresse.'],
  'deliver.nearest': [
    'We don’t deliver to that address. Pickup at {store} is {distance} away.',
    'Nous ne livrons pas à cette adresse. Vous pouvez ramasser votre commande à {store}, à {distance}.'
  ],
  'deliver.instead': [
    'We don’t deliver to that address. You can pick up your order at {store}.',
    'Nous ne livrons pas à cette adresse. Vous pouvez ramasser votre commande à {store}.'
  ],
  'deliver.pickUp': ['Pick up at {store}', 'Ramasser à {store}'],
  'deliver.taken': ['We deliver to that address.', 'Nous livrons à cette adresse.'],
  'deliver.window': ['We deliver here {hours}.', 'Nous livrons ici\u00a0: {hours}.'],
  'deliver.daily': ['We deliver here every day, {hours}.', 'Nous livrons ici tous les jours, {hours}.'],
  'deliver.id': [
    'Someone of legal age must be there with government-issued photo ID.',
    'Une personne ayant l’âge légal doit être présente avec une pièce d’identité officielle avec photo.'
  ],
  'field.address': ['Delivery address', 'Adresse de livraison'],
  'field.slotDelivery': ['Delivery time', 'Heure de livraison'],
  'checkout.whenDelivery': ['Delivery time', 'Heure de livraison'],
  'checkout.whoDelivery': ['Recipient', 'Destinataire'],
  'checkout.whoCurbside': ['Who’s in the car', 'Personne dans l’auto'],
  'checkout.idDelivery': [
    'Use the name on your ID. We’ll check it at your door.',
    'Inscrivez le nom qui figure sur votre pièce d’identité; nous le vérifierons à votre porte.'
  ],
  'checkout.dob': ['Required by the store: year, month, day.', 'Exigée par le magasin\u00a0: année, mois, jour.'],
  'offers.title': ['Offers (optional)', 'Offres (facultatif)'],
  'offers.text': [
    'You’ll get messages about this order either way. You can stop offers at any time.',
    'Vous recevrez de toute façon les messages au sujet de cette commande. Vous pouvez vous désabonner des offres en tout temps.'
  ],
  'offers.email': ['Email me offers', 'M’envoyer des offres par courriel'],
  'offers.sms': ['Text me offers', 'M’envoyer des offres par texto'],
  'slots.asap': ['As soon as possible', 'Dès que possible'],
  'slots.asapAt': ['{day}, {time}', '{day}, {time}'],
  'slots.moved': ['The earliest time is now {day}, {time}.', 'La première heure offerte est maintenant {day}, {time}.'],
  'slots.filled': [
    'The time you chose was just taken. Please choose another one. Everything else is saved.',
    'L’heure choisie vient d’être prise. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.gone': [
    'The time you chose is no longer available. Please choose another one. Everything else is saved.',
    'L’heure choisie n’est plus offerte. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.notThere': [
    'We don’t deliver to that address at the time you chose. Please choose another one. Everything else is saved.',
    'Nous ne livrons pas à cette adresse à l’heure choisie. Choisissez-en une autre; tout le reste est conservé.'
  ],
  'slots.closed.pickup': [
    'Pickup orders for today closed at {time}.',
    'Les commandes à ramasser aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.closed.curbside': [
    'Curbside orders for today closed at {time}.',
    'Les commandes à l’auto pour aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.closed.delivery': [
    'Delivery orders for today closed at {time}.',
    'Les commandes à livrer aujourd’hui étaient acceptées jusqu’à {time}.'
  ],
  'slots.orderBy': ['Order by {time} to get it today.', 'Commandez avant {time} pour la réception aujourd’hui.'],
  'slots.zone': [
    'Times are in the store’s time zone ({city}).',
    'Les heures sont celles du fuseau horaire du magasin ({city}).'
  ],
  'slots.dayDelivery': ['Delivery day', 'Jour de la livraison'],
  'cart.payDelivery': ['Pay on delivery, or by card now.', 'Payez à la livraison, ou par carte maintenant.'],
  'cart.removed': ['{name} removed.', 'Article retiré\u00a0: {name}.'],
  'cart.putBack': ['Undo', 'Annuler'],
  'order.found': ['Your order has been placed.', 'Votre commande a été passée.'],
  'promo.title': ['Promo code', 'Code promo'],
  'promo.have': ['Have a promo code?', 'Vous avez un code promo?'],
  'promo.apply': ['Apply', 'Appliquer'],
  'promo.remove': ['Remove {code}', 'Retirer {code}'],
  'promo.off': ['{code} · {amount} off', '{code} · {amount} de rabais'],
  'promo.applied': ['{code} applied: {amount} off.', 'Code {code}\u00a0: rabais de {amount}.'],
  'promo.removed': ['{code} removed. Your total is {total}.', 'Code {code} retiré. Votre total est de {total}.'],
  'promo.goOn': ['Remove {code} and continue', 'Retirer {code} et continuer'],
  'promo.empty': ['Enter a code first.', 'Entrez d’abord un code.'],
  'promo.there': ['{code} is already in your cart.', 'Le code {code} est déjà dans votre panier.'],
  'promo.tooMany': [
    'You can use up to {count} codes. Remove one first.',
    'Vous pouvez utiliser jusqu’à {count} codes. Retirez-en un d’abord.'
  ],
  'promo.is.unknown': ['We don’t recognize {code}. Check the spelling.', 'Le code {code} est inconnu. Vérifiez-le.'],
  'promo.is.not_yet': ['{code} isn’t valid yet.', 'Le code {code} n’est pas encore valable.'],
  'promo.is.expired': ['{code} has expired.', 'Le code {code} est expiré.'],
  'promo.is.other_store': ['{code} is only valid at another store.', 'Le code {code} est valable à un autre magasin.'],
  'promo.is.other_method': [
    '{code} isn’t valid for this pickup or delivery option.',
    'Le code {code} n’est pas valable pour ce mode de réception.'
  ],
  'promo.is.minimum': ['Add {amount} more to use {code}.', 'Ajoutez {amount} d’articles pour utiliser {code}.'],
  'promo.is.first_order': [
    '{code} is only valid on a first order.',
    'Le code {code} est réservé à une première commande.'
  ],
  'promo.is.sign_in': ['Sign in to use {code}.', 'Connectez-vous pour utiliser {code}.'],
  'promo.is.used': ['You’ve already used {code}.', 'Vous avez déjà utilisé {code}.'],
  'promo.is.used_up': ['{code} has reached its usage limit.', 'Le code {code} a atteint sa limite d’utilisation.'],
  'promo.is.no_items': [
    '{code} doesn’t apply to anything in your cart.',
    'Le code {code} ne s’applique à aucun article de votre panier.'
  ],
  'promo.is.not_combined': [
    '{code} can’t be combined with another code.',
    'Le code {code} ne peut pas être combiné à un autre code.'
  ],
  'tip.title': ['Tip for the team', 'Pourboire pour l’équipe'],
  'tip.no': ['None', 'Aucun'],
  'tip.share': ['{share}\u00a0%', '{share}\u00a0%'],
  'tip.other': ['Other', 'Autre'],
  'tip.amount': ['Amount', 'Montant'],
  'tip.give': ['Add tip', 'Ajouter'],
  'tip.given': ['Tip added. Thank you.', 'Pourboire ajouté. Merci.'],
  'tip.none': ['No tip added.', 'Aucun pourboire ajouté.'],
  'tip.bad': ['Enter an amount, for example 2.50.', 'Entrez un montant, par exemple 2,50.'],
  'tip.tooMuch': ['The tip can’t exceed the order total.', 'Le pourboire ne peut pas dépasser le total.']
} satisfies Words
