import type { Words } from './words.ts'

/** Messages of the cart and the checkout. */
export const cartWords = {
  'cart.waits': [
    'Saved here until the shop is back online',
    'Conservé ici jusqu’à ce que la boutique soit de nouveau en ligne'
  ],
  'cart.waitsText': [
    'We can’t reach the shop right now. Your cart is saved here and will be sent as soon as possible. Prices and taxes will be confirmed then.',
    'La boutique est injoignable pour le moment. Votre panier est conservé ici et sera envoyé dès que possible; les prix et les taxes seront alors confirmés.'
  ],
  'cart.title': ['Your cart', 'Votre panier'],
  'cart.view': ['View cart', 'Voir le panier'],
  'cart.count': ['{count} item|{count} items', '{count} article|{count} articles'],
  'cart.said': ['{name}: {count} in cart', '{name}\u00a0: {count} au panier'],
  'cart.saidGone': ['{name}: removed from cart', '{name}\u00a0: retiré du panier'],
  'cart.loading': ['Loading your cart', 'Chargement de votre panier'],
  'cart.lines': ['Products in your cart', 'Produits dans votre panier'],
  'cart.summary': ['Order summary', 'Sommaire de la commande'],
  'cart.empty': ['Your cart is empty', 'Votre panier est vide'],
  'cart.emptyText': ['Items you add will show up here.', 'Les articles ajoutés s’afficheront ici.'],
  'cart.each': ['{price} each', '{price} l’unité'],
  'cart.problem.sold_out': [
    'Sold out at {store}. Remove it to continue.',
    'Épuisé à {store}. Retirez-le pour continuer.'
  ],
  'cart.problem.discontinued': [
    'No longer sold at {store}. Remove it to continue.',
    'N’est plus vendu à {store}. Retirez-le pour continuer.'
  ],
  'cart.problem.short': [
    'Only {count} left. Reduce the quantity to continue.',
    'Il n’en reste que {count}. Réduisez la quantité pour continuer.'
  ],
  'cart.checkout': ['Checkout · {total}', 'Commander · {total}'],
  'cart.stuck': ['Fix the highlighted items to check out.', 'Corrigez les articles signalés pour commander.'],
  'cart.payLater': ['Pay in store when you pick up.', 'Payez au magasin, au ramassage.'],
  'limit.label': ['Purchase limit', 'Limite d’achat'],
  'limit.of': ['{used} of {limit}', '{used} sur {limit}'],
  'limit.how': ['How is this calculated?', 'Comment est-ce calculé?'],
  'limit.per': ['{amount} counts as 1\u00a0g', '{amount} compte pour 1\u00a0g'],
  'limit.seeds': ['{count} seed|{count} seeds', '{count} graine|{count} graines'],
  'limit.law': [
    'Each order is limited to {limit} of dried cannabis or equivalent. If a label states the equivalent, that amount is used.',
    'Chaque commande est limitée à {limit} de cannabis séché ou l’équivalent. Si l’étiquette indique l’équivalent, c’est cette quantité qui compte.'
  ],
  'limit.anyOf': [
    'To free up {excess}, remove one of these:',
    'Pour libérer {excess}, retirez l’un de ces produits\u00a0:'
  ],
  'limit.allOf': [
    'To free up {excess}, remove all of these:',
    'Pour libérer {excess}, retirez tous ces produits\u00a0:'
  ],
  'limit.remove': ['Remove {count} × {name}', 'Retirer {count} × {name}'],
  'class.dried': ['Dried cannabis', 'Cannabis séché'],
  'class.fresh': ['Fresh cannabis', 'Cannabis frais'],
  'class.solid': ['Edibles', 'Produits comestibles'],
  'class.non-solid': ['Oils, creams and other liquids', 'Huiles, crèmes et autres liquides'],
  'class.beverage': ['Beverages', 'Boissons'],
  'class.concentrate': ['Concentrates', 'Concentrés'],
  'class.seed': ['Seeds', 'Graines'],
  'class.accessory': ['Accessories', 'Accessoires'],
  'limit.over': [
    'Each order is limited to {limit} of dried cannabis or equivalent. Yours is over by {excess}.',
    'Chaque commande est limitée à {limit} de cannabis séché ou l’équivalent. Vous dépassez de {excess}.'
  ],
  'sum.subtotal': ['Subtotal', 'Sous-total'],
  'sum.savings': ['You save {amount}', 'Vous économisez {amount}'],
  'sum.total': ['Total', 'Total'],
  'sum.totalBefore': ['Total before delivery', 'Total avant la livraison'],
  'checkout.title': ['Checkout', 'Commande'],
  'checkout.summary': ['Your order', 'Votre commande'],
  'checkout.signIn': ['Sign in to check out', 'Connectez-vous pour commander'],
  'checkout.signInText': [
    'Your cart and what you entered are saved.',
    'Votre panier et ce que vous avez saisi sont conservés.'
  ],
  'checkout.how': ['Pickup or delivery', 'Mode de réception'],
  'checkout.when': ['Pickup time', 'Heure du ramassage'],
  'checkout.who': ['Who’s picking up', 'Personne qui ramasse la commande'],
  'checkout.pay': ['Payment', 'Paiement'],
  'checkout.inStore': ['In store', 'Au magasin'],
  'checkout.bring': [
    'Bring government-issued photo ID, and debit, credit or cash.',
    'Apportez une pièce d’identité officielle avec photo et de quoi payer\u00a0: débit, crédit ou comptant.'
  ],
  'checkout.idName': [
    'Use the name on your ID. We’ll check it when you pick up.',
    'Inscrivez le nom qui figure sur votre pièce d’identité; nous le vérifierons au ramassage.'
  ],
  'checkout.placeIt': ['Place order', 'Passer la commande'],
  'checkout.place': ['Place order · {total}', 'Passer la commande · {total}'],
  'checkout.placing': ['Placing your order…', 'Envoi de la commande…'],
  'checkout.after': [
    'You won’t be charged now. You can track your order on the next page.',
    'Aucun montant n’est débité maintenant. Vous pourrez suivre votre commande à la page suivante.'
  ],
  'checkout.wrong': [
    'One detail needs your attention.|{count} details need your attention.',
    'Un renseignement est à corriger.|{count} renseignements sont à corriger.'
  ],
  'slots.loading': ['Loading pickup times', 'Chargement des heures de ramassage'],
  'slots.day': ['Pickup day', 'Jour du ramassage'],
  'slots.choose': ['Choose a time', 'Choisissez une heure'],
  'slots.full': ['{time} (full)', '{time} (complet)'],
  'slots.none': [
    'No pickup times are available in the next few days. Your cart is saved. Try another store or check back later.',
    'Aucune heure de ramassage n’est disponible au cours des prochains jours. Votre panier est conservé; essayez un autre magasin ou revenez plus tard.'
  ],
  'field.slot': ['Pickup time', 'Heure du ramassage'],
  'field.first_name': ['First name', 'Prénom'],
  'field.last_name': ['Last name', 'Nom de famille'],
  'field.phone': ['Phone', 'Téléphone'],
  'field.email': ['Email', 'Courriel'],
  'field.password': ['Password', 'Mot de passe'],
  'field.notes': ['Note for the store', 'Note pour le magasin'],
  'field.optional': ['{field} (optional)', '{field} (facultatif)'],
  'field.day': ['Day', 'Jour'],
  'field.month': ['Month', 'Mois'],
  'field.year': ['Year', 'Année'],
  'error.required': ['{field}: this field is required.', '{field}\u00a0: champ obligatoire.'],
  'error.too_short': ['{field}: this is too short.', '{field}\u00a0: texte trop court.'],
  'error.too_long': ['{field}: this is too long.', '{field}\u00a0: texte trop long.'],
  'error.email': ['{field}: use the format name@example.com.', '{field}\u00a0: utilisez le format nom@exemple.com.'],
  'error.phone': [
    '{field}: enter ten digits, for example 416\u00a0555\u00a00134.',
    '{field}\u00a0: entrez dix chiffres, par exemple 416\u00a0555\u20110134.'
  ],
  'error.number': ['{field}: use digits only.', '{field}\u00a0: utilisez seulement des chiffres.'],
  'error.choice': ['{field}: please choose one.', '{field}\u00a0: faites un choix.'],
  'error.past': [
    '{field}: that time has passed. Please choose a later one.',
    '{field}\u00a0: cette heure est passée. Choisissez-en une autre.'
  ],
  'error.wrong': ['{field}: this is incorrect.', '{field}\u00a0: valeur incorrecte.'],
  'error.guessable': [
    '{field}: this is too easy to guess. Try three or four words together.',
    '{field}\u00a0: trop facile à deviner. Essayez trois ou quatre mots à la suite.'
  ],
  'error.postal': ['{field}: use the format M5V 1A1.', '{field}\u00a0: utilisez le format M5V 1A1.'],
  'error.code': ['{field}: enter all six digits.', '{field}\u00a0: entrez les six chiffres.'],
  'error.too_young': [
    '{field}: you must be of legal age in this province.',
    '{field}\u00a0: vous devez avoir l’âge légal dans cette province.'
  ],
  'error.unknown': ['{field}: please choose again.', '{field}\u00a0: choisissez de nouveau.']
} satisfies Words
