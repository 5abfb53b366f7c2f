import type { Words } from './words.ts'

/** What the age gate, the store picker, the menu and the product say. */
export const shopWords = {
  'age.label': ['Age check', 'Vérification de l’âge'],
  'age.question': ['Are you {age} or older?', 'Avez-vous {age} ans ou plus?'],
  'age.yes': ['Yes, I am', 'Oui'],
  'age.no': ['No', 'Non'],
  'age.why': [
    'The law only lets us show cannabis to people of legal age. You’ll be asked for government ID when you pick up.',
    'La loi nous permet de présenter du cannabis seulement aux personnes qui ont l’âge légal. Une pièce d’identité officielle vous sera demandée au ramassage.'
  ],
  'age.birth': ['Your date of birth', 'Votre date de naissance'],
  'age.account': ['Sign in to see the menu.', 'Connectez-vous pour voir le menu.'],
  'age.noBirth': [
    'Your account has no date of birth. Please contact us.',
    'Votre compte n’a pas de date de naissance. Communiquez avec nous.'
  ],
  'age.refused': ['Come back when you’re {age}', 'Revenez quand vous aurez {age} ans'],
  'age.refusedText': [
    'Thank you for being honest. The law asks us to wait until then.',
    'Merci de votre franchise. La loi nous demande d’attendre jusque-là.'
  ],
  'locations.title': ['Choose your store', 'Choisissez votre magasin'],
  'locations.loading': ['Loading the stores', 'Chargement des magasins'],
  'locations.refused': [
    'We have no store called “{name}”. Here are the ones we have.',
    'Nous n’avons aucun magasin nommé «\u00a0{name}\u00a0». Voici les nôtres.'
  ],
  'locations.none': ['No store is online yet', 'Aucun magasin en ligne pour l’instant'],
  'locations.noneText': ['Please come back a little later.', 'Revenez un peu plus tard.'],
  'store.until': ['until {time}', 'jusqu’à {time}'],
  'store.opens': ['opens {time}', 'ouvre {time}'],
  'store.ready': ['Pickup ready by {time}', 'Ramassage dès {time}'],
  'store.pickup': ['Pickup · Ready by {time}', 'Ramassage · Prêt pour {time}'],
  'store.change': ['Change store', 'Changer de magasin'],
  'store.away': ['{distance} away', 'à {distance}'],
  'store.delivers.here': ['Delivers to you', 'Livre chez vous'],
  'store.delivers.not-here': ['Doesn’t deliver there', 'Ne livre pas à cet endroit'],
  'store.delivers.somewhere': ['Pickup and delivery', 'Ramassage et livraison'],
  'store.delivers.never': ['Pickup only', 'Ramassage seulement'],
  'place.label': ['Postal code or address', 'Code postal ou adresse'],
  'place.near': ['Near me', 'Près de moi'],
  'place.list': ['Places found', 'Lieux trouvés'],
  'place.found': [
    '{count} place found. Choose with the arrow keys.|{count} places found. Choose with the arrow keys.',
    '{count} lieu trouvé. Choisissez avec les flèches.|{count} lieux trouvés. Choisissez avec les flèches.'
  ],
  'place.set': ['Nearest to {place}', 'Au plus près de {place}'],
  'place.here': ['Nearest to where you are', 'Au plus près de vous'],
  'place.forget': ['Forget this place', 'Oublier ce lieu'],
  'place.problem.denied': [
    'Your browser doesn’t let us see where you are. Type a postal code or an address instead.',
    'Votre navigateur ne nous laisse pas voir où vous êtes. Entrez plutôt un code postal ou une adresse.'
  ],
  'place.problem.unavailable': [
    'Your device couldn’t tell where you are. Type a postal code or an address instead.',
    'Votre appareil n’a pas pu dire où vous êtes. Entrez plutôt un code postal ou une adresse.'
  ],
  'place.problem.none': [
    'We found no such place. Try the postal code, or choose from the list below.',
    'Nous n’avons pas trouvé ce lieu. Essayez le code postal, ou choisissez dans la liste ci-dessous.'
  ],
  'place.problem.failed': [
    'We couldn’t look that up just now. Try again, or choose from the list below.',
    'La recherche n’a pas fonctionné. Réessayez, ou choisissez dans la liste ci-dessous.'
  ],
  'switch.title': ['Take your cart to {store}?', 'Emporter votre panier à {store}?'],
  'switch.text': [
    'Prices and stock differ from store to store. This is what would change.',
    'Prix et stocks varient d’un magasin à l’autre. Voici ce qui changerait.'
  ],
  'switch.same': [
    'Everything in it is there too, at the same price.',
    'Tout ce qu’il contient s’y trouve aussi, au même prix.'
  ],
  'switch.nothing': [
    'Nothing in it can be had there today. It waits for you at {store}.',
    'Rien de ce qu’il contient n’y est offert aujourd’hui. Il vous attend à {store}.'
  ],
  'switch.line.dearer': ['Costs more there', 'Coûte plus cher là-bas'],
  'switch.line.cheaper': ['Costs less there', 'Coûte moins cher là-bas'],
  'switch.line.fewer': ['Only {count} there, of {wanted}', 'Seulement {count} là-bas, sur {wanted}'],
  'switch.line.gone': ['Not there today', 'Pas offert là-bas aujourd’hui'],
  'switch.line.limit': [
    '{count} of {wanted}: one order there may not hold more',
    '{count} sur {wanted}\u00a0: une commande ne peut contenir plus là-bas'
  ],
  'switch.already': [
    'Together with {count} product that is in your cart there already.|Together with {count} products that are in your cart there already.',
    'Avec {count} produit qui se trouve déjà dans votre panier là-bas.|Avec {count} produits qui se trouvent déjà dans votre panier là-bas.'
  ],
  'switch.now': ['Now at {store}, with tax', 'Maintenant à {store}, taxes comprises'],
  'switch.then': ['At {store}, with tax', 'À {store}, taxes comprises'],
  'switch.move': ['Take the cart along', 'Emporter le panier'],
  'switch.leave': ['Go without it', 'Y aller sans lui'],
  'switch.stay': ['Stay at {store}', 'Rester à {store}'],
  'switch.waits': ['Without it, your cart waits at {store}.', 'Sinon, votre panier vous attend à {store}.'],
  'switch.loading': ['Looking up what would change', 'Recherche de ce qui changerait'],
  'store.more': ['Hours and licence', 'Heures et permis'],
  'store.map': ['{address}, show on a map', '{address}, voir sur une carte'],
  'search.label': ['Search the menu of {store}', 'Chercher au menu de {store}'],
  'search.placeholder': ['Product, brand or strain', 'Produit, marque ou variété'],
  'search.none': ['Nothing matches “{query}”', 'Aucun résultat pour «\u00a0{query}\u00a0»'],
  'search.noneText': [
    'Try a shorter word, a brand or a strain.',
    'Essayez un mot plus court, une marque ou une variété.'
  ],
  'search.clear': ['Show the whole menu', 'Voir tout le menu'],
  'menu.label': ['Menu of {store}', 'Menu de {store}'],
  'menu.categories': ['Categories', 'Catégories'],
  'menu.count': ['{count} product|{count} products', '{count} produit|{count} produits'],
  'menu.subs': ['Kinds of {name}', 'Types\u00a0: {name}'],
  'menu.loading': ['Loading the menu', 'Chargement du menu'],
  'menu.none': ['The shelves are empty right now', 'Les tablettes sont vides pour l’instant'],
  'menu.noneText': [
    'This store has nothing to order online today. Another one might.',
    'Ce magasin n’a rien à commander en ligne aujourd’hui. Un autre, peut-être.'
  ],
  'row.featured': ['Our picks', 'Nos choix'],
  'row.specials': ['On sale', 'En solde'],
  'row.viewed': ['Recently viewed', 'Vus récemment'],
  'row.back': ['{name}: back', '{name}\u00a0: précédents'],
  'row.on': ['{name}: more', '{name}\u00a0: suivants'],
  'again.all': ['Add {count} item|Add all {count} items', 'Ajouter {count} article|Ajouter les {count} articles'],
  'again.added': [
    '{count} item is in your cart.|{count} items are in your cart.',
    '{count} article est dans votre panier.|{count} articles sont dans votre panier.'
  ],
  'again.refused': ['{name}: {message}', '{name}\u00a0: {message}'],
  'strain.indica': ['Indica', 'Indica'],
  'strain.sativa': ['Sativa', 'Sativa'],
  'strain.hybrid': ['Hybrid', 'Hybride'],
  'strain.blend': ['Blend', 'Mélange'],
  'price.now': ['Now', 'Maintenant'],
  'price.before': ['Before', 'Avant'],
  'stock.few': ['Only {count} left', 'Il n’en reste que {count}'],
  'stock.many': ['In stock at {store}', 'En stock à {store}'],
  'card.size': ['Size of {name}', 'Format de {name}'],
  'card.soldOut': ['Sold out at {store}', 'Épuisé à {store}'],
  'card.leftAt': ['{count} at {store}', '{count} à {store}'],
  'card.add': ['Add', 'Ajouter'],
  'card.addName': ['Add {name}', 'Ajouter {name}'],
  'step.more': ['One more of {name}', 'Ajouter un {name}'],
  'step.fewer': ['One fewer of {name}', 'Enlever un {name}'],
  'step.remove': ['Remove {name}', 'Retirer {name}'],
  'step.count': ['{count} of {name} in your cart', '{count} × {name} dans votre panier'],
  'product.label': ['Product', 'Produit'],
  'product.loading': ['Loading the product', 'Chargement du produit'],
  'product.picture': ['Illustration of {name}', 'Illustration de {name}'],
  'product.size': ['Size', 'Format'],
  'product.perGram': ['{price}/g', '{price}/g'],
  'product.add': ['Add to cart · {price}', 'Ajouter au panier · {price}'],
  'product.more': ['Read more', 'Lire la suite'],
  'product.less': ['Read less', 'Réduire'],
  'product.related': ['You may also like', 'Vous aimerez peut-être'],
  'product.effects': ['People say', 'On en dit'],
  'product.rating': [
    '{average} of 5, {count} review|{average} of 5, {count} reviews',
    '{average} sur 5, {count} avis|{average} sur 5, {count} avis'
  ],
  'share.share': ['Share', 'Partager'],
  'share.copied': ['Link copied', 'Lien copié'],
  'share.failed': ['Copy this link', 'Copiez ce lien'],
  'elsewhere.none': ['None of our stores has it today.', 'Aucun de nos magasins n’en a aujourd’hui.'],
  'elsewhere.left': ['{count} left at {store}', 'Il en reste {count} à {store}'],
  'facts.title': ['On the label', 'Sur l’étiquette'],
  'facts.strain': ['Strain', 'Variété'],
  'facts.terpenes': ['Terpenes', 'Terpènes'],
  'facts.ingredients': ['Ingredients', 'Ingrédients'],
  'facts.allergens': ['Allergens', 'Allergènes'],
  'facts.equivalent': [
    'This size ({size}) counts as {grams} of dried cannabis; one order may hold {limit}.',
    'Ce format ({size}) compte pour {grams} de cannabis séché; une commande peut en contenir {limit}.'
  ],
  'facts.noWeight': [
    'The weight of {size} isn’t known, so one alone counts as {grams} of dried cannabis, of {limit}.',
    'Le poids de {size} n’est pas connu\u00a0: un seul compte pour {grams} de cannabis séché, sur {limit}.'
  ]
} satisfies Words
