import type { Words } from './words.ts'

/** What the cart and the checkout say. */
export const cartWords = {
  'cart.waits': ['Kept here until the shop can be reached', 'Conservé ici jusqu’à ce que la boutique soit joignable'],
  'cart.waitsText': [
    'The shop can’t be reached right now. Your cart is kept here and sent as soon as it can be; prices and taxes are confirmed then.',
    'La boutique est injoignable pour le moment. Votre panier est conservé ici et sera envoyé dès que possible; les prix et les taxes seront alors confirmés.'
  ],
  'cart.title': ['Your cart', 'Votre panier'],
  'cart.view': ['View cart', 'Voir le panier'],
  'cart.count': ['{count} item|{count} items', '{count} article|{count} articles'],
  'cart.said': ['{name}: {count} in cart', '{name}\u00a0: {count} au panier'],
  'cart.saidGone': ['{name}: taken out of the cart', '{name}\u00a0: retiré du panier'],
  'cart.loading': ['Loading your cart', 'Chargement de votre panier'],
  'cart.lines': ['Products in your cart', 'Produits dans votre panier'],
  'cart.summary': ['What is to pay', 'Montant à payer'],
  'cart.empty': ['Your cart is empty', 'Votre panier est vide'],
  'cart.emptyText': ['What you add from the menu waits for you here.', 'Ce que vous ajoutez du menu vous attend ici.'],
  'cart.each': ['{price} each', '{price} chacun'],
  'cart.problem.sold_out': ['Sold out at {store}. Remove it to go on.', 'Épuisé à {store}. Retirez-le pour continuer.'],
  'cart.problem.discontinued': [
    'No longer sold at {store}. Remove it to go on.',
    'N’est plus vendu à {store}. Retirez-le pour continuer.'
  ],
  'cart.problem.short': [
    'Only {count} left. Take fewer to go on.',
    'Il n’en reste que {count}. Réduisez la quantité pour continuer.'
  ],
  'cart.checkout': ['Checkout · {total}', 'Commander · {total}'],
  'cart.stuck': [
    'Change what is marked, then you can check out.',
    'Corrigez ce qui est signalé, puis vous pourrez commander.'
  ],
  'cart.payLater': ['You pay in the store when you pick up.', 'Vous payez au magasin, au ramassage.'],
  'limit.label': ['Purchase limit', 'Limite d’achat'],
  'limit.of': ['{used} of {limit}', '{used} sur {limit}'],
  'limit.how': ['How is this counted?', 'Comment est-ce calculé?'],
  'limit.per': ['{amount} counts as 1\u00a0g', '{amount} compte pour 1\u00a0g'],
  'limit.seeds': ['{count} seed|{count} seeds', '{count} graine|{count} graines'],
  'limit.law': [
    'One order may hold {limit} of dried cannabis or its equal. Where a label states what a product equals, that counts.',
    'Une commande peut contenir {limit} de cannabis séché ou l’équivalent. Quand une étiquette indique l’équivalent d’un produit, c’est lui qui compte.'
  ],
  'limit.anyOf': [
    'To free {excess}, take out one of these:',
    'Pour libérer {excess}, retirez l’un de ces produits\u00a0:'
  ],
  'limit.allOf': [
    'To free {excess}, take out all of these:',
    'Pour libérer {excess}, retirez tous ces produits\u00a0:'
  ],
  'limit.remove': ['Take out {count} × {name}', 'Retirer {count} × {name}'],
  'class.dried': ['Dried cannabis', 'Cannabis séché'],
  'class.fresh': ['Fresh cannabis', 'Cannabis frais'],
  'class.solid': ['Edibles', 'Produits comestibles'],
  'class.non-solid': ['Oils, creams and other liquids', 'Huiles, crèmes et autres liquides'],
  'class.beverage': ['Beverages', 'Boissons'],
  'class.concentrate': ['Concentrates', 'Concentrés'],
  'class.seed': ['Seeds', 'Graines'],
  'class.accessory': ['Accessories', 'Accessoires'],
  'limit.over': [
    'One order may hold {limit} of dried cannabis or its equal. Yours is over by {excess}.',
    'Une commande peut contenir {limit} de cannabis séché ou l’équivalent. La vôtre dépasse de {excess}.'
  ],
  'sum.subtotal': ['Subtotal', 'Sous-total'],
  'sum.savings': ['You save {amount}', 'Vous économisez {amount}'],
  'sum.total': ['Total', 'Total'],
  'sum.totalBefore': ['Total before delivery', 'Total avant livraison'],
  'checkout.title': ['Checkout', 'Commande'],
  'checkout.summary': ['Your order', 'Votre commande'],
  'checkout.signIn': ['Sign in to check out', 'Connectez-vous pour commander'],
  'checkout.signInText': [
    'Your cart and what you typed are kept.',
    'Votre panier et ce que vous avez saisi sont conservés.'
  ],
  'checkout.how': ['How you get it', 'Comment la recevoir'],
  'checkout.when': ['When you pick up', 'Quand la ramasser'],
  'checkout.who': ['Who picks up', 'Qui la ramasse'],
  'checkout.pay': ['How you pay', 'Comment payer'],
  'checkout.inStore': ['In the store', 'Au magasin'],
  'checkout.bring': [
    'Bring government photo ID, and debit, credit or cash.',
    'Apportez une pièce d’identité officielle avec photo et de quoi payer\u00a0: débit, crédit ou comptant.'
  ],
  'checkout.idName': [
    'Use the name on your ID; we compare them when you pick up.',
    'Inscrivez le nom qui figure sur votre pièce d’identité; nous le vérifions au ramassage.'
  ],
  'checkout.placeIt': ['Place order', 'Passer la commande'],
  'checkout.place': ['Place order · {total}', 'Passer la commande · {total}'],
  'checkout.placing': ['Placing your order…', 'Envoi de la commande…'],
  'checkout.after': [
    'Nothing is charged now. The next page follows your order until it’s ready.',
    'Rien n’est débité maintenant. La page suivante suit votre commande jusqu’à ce qu’elle soit prête.'
  ],
  'checkout.wrong': [
    'One detail needs another look.|{count} details need another look.',
    'Un détail est à revoir.|{count} détails sont à revoir.'
  ],
  'slots.loading': ['Loading pickup times', 'Chargement des heures de ramassage'],
  'slots.day': ['Pickup day', 'Jour du ramassage'],
  'slots.choose': ['Choose a time', 'Choisissez une heure'],
  'slots.full': ['{time} (full)', '{time} (complet)'],
  'slots.none': [
    'No pickup time is free in the next days. Your cart is kept; please try another store or come back later.',
    'Aucune heure de ramassage n’est libre ces jours-ci. Votre panier est conservé; essayez un autre magasin ou revenez plus tard.'
  ],
  'field.slot': ['Pickup time', 'Heure du ramassage'],
  'field.first_name': ['First name', 'Prénom'],
  'field.last_name': ['Last name', 'Nom'],
  'field.phone': ['Phone', 'Téléphone'],
  'field.email': ['E-mail', 'Courriel'],
  'field.password': ['Password', 'Mot de passe'],
  'field.notes': ['Note for the store', 'Note pour le magasin'],
  'field.optional': ['{field} (optional)', '{field} (facultatif)'],
  'field.day': ['Day', 'Jour'],
  'field.month': ['Month', 'Mois'],
  'field.year': ['Year', 'Année'],
  'error.required': ['{field}: please fill this in.', '{field}\u00a0: à remplir.'],
  'error.too_short': ['{field}: this looks too short.', '{field}\u00a0: c’est un peu court.'],
  'error.too_long': ['{field}: please shorten this a little.', '{field}\u00a0: raccourcissez un peu.'],
  'error.email': ['{field}: it should look like name@example.com.', '{field}\u00a0: le format est nom@exemple.com.'],
  'error.phone': [
    '{field}: ten digits, such as 416\u00a0555\u00a00134.',
    '{field}\u00a0: dix chiffres, comme 416\u00a0555\u20110134.'
  ],
  'error.number': ['{field}: please use digits.', '{field}\u00a0: utilisez des chiffres.'],
  'error.choice': ['{field}: please choose one.', '{field}\u00a0: faites un choix.'],
  'error.past': [
    '{field}: that time has passed. Please choose a later one.',
    '{field}\u00a0: ce moment est passé. Choisissez-en un plus tard.'
  ],
  'error.wrong': ['{field}: that isn’t right.', '{field}\u00a0: ce n’est pas exact.'],
  'error.guessable': [
    '{field}: this one is easily guessed. Try three or four words together.',
    '{field}\u00a0: trop facile à deviner. Essayez trois ou quatre mots à la suite.'
  ],
  'error.postal': ['{field}: it should look like M5V 1A1.', '{field}\u00a0: le format est M5V 1A1.'],
  'error.code': ['{field}: it has six digits.', '{field}\u00a0: il compte six chiffres.'],
  'error.too_young': [
    '{field}: you must be of legal age in the province.',
    '{field}\u00a0: vous devez avoir l’âge légal dans la province.'
  ],
  'error.unknown': ['{field}: please choose again.', '{field}\u00a0: choisissez de nouveau.']
} satisfies Words
