import type { Words } from './words.ts'

/** Messages of the age gate, the store picker, the menu and the product page. */
export const shopWords = {
  'age.label': ['Age verification', 'Vérification de l’âge'],
  'age.question': ['Are you {age} or older?', 'Avez-vous {age} ans ou plus?'],
  'age.yes': ['Yes, I am', 'Oui'],
  'age.no': ['No', 'Non'],
  'age.why': [
    'By law, we can only show cannabis to people of legal age. You’ll need government-issued ID when you pick up.',
    'La loi nous permet de présenter du cannabis uniquement aux personnes ayant l’âge légal. Une pièce d’identité officielle vous sera demandée au ramassage.'
  ],
  'age.birth': ['Your date of birth', 'Votre date de naissance'],
  'age.account': ['Sign in to see the menu.', 'Connectez-vous pour voir le menu.'],
  'age.noBirth': [
    'Your account has no date of birth. Please contact us.',
    'Votre compte n’indique pas votre date de naissance. Communiquez avec nous.'
  ],
  'age.refused': ['Come back when you’re {age}', 'Revenez quand vous aurez {age} ans'],
  'age.refusedText': [
    'Thank you for being honest. By law, we can’t show you our menu until then.',
    'Merci de votre franchise. La loi nous interdit de vous présenter notre menu d’ici là.'
  ],
  'locations.title': ['Choose your store', 'Choisissez votre magasin'],
  'locations.loading': ['Loading stores', 'Chargement des magasins'],
  'locations.refused': [
    'There’s no store called “{name}”. Please choose one of ours.',
    'Aucun magasin ne porte le nom «\u00a0{name}\u00a0». Choisissez l’un des nôtres.'
  ],
  'locations.none': ['No stores online yet', 'Aucun magasin en ligne pour l’instant'],
  'locations.noneText': ['Please check back later.', 'Revenez un peu plus tard.'],
  'store.until': ['until {time}', 'jusqu’à {time}'],
  'store.opens': ['opens {time}', 'ouvre {time}'],
  'store.ready': ['Pickup ready by {time}', 'Ramassage dès {time}'],
  'store.pickup': ['Pickup · Ready by {time}', 'Ramassage · Dès {time}'],
  'store.change': ['Change store', 'Changer de magasin'],
  'store.away': ['{distance} away', 'à {distance}'],
  'store.delivers.here': ['Delivers to you', 'Livre chez vous'],
  'store.delivers.not-here': ['Doesn’t deliver to you', 'Ne livre pas chez vous'],
  'store.delivers.somewhere': ['Pickup and delivery', 'Ramassage et livraison'],
  'store.delivers.never': ['Pickup only', 'Ramassage seulement'],
  'place.label': ['Postal code or address', 'Code postal ou adresse'],
  'place.near': ['Near me', 'Près de moi'],
  'place.list': ['Matching places', 'Lieux correspondants'],
  'place.found': [
    '{count} place found. Use the arrow keys to choose.|{count} places found. Use the arrow keys to choose.',
    '{count} lieu trouvé. Utilisez les flèches pour choisir.|{count} lieux trouvés. Utilisez les flèches pour choisir.'
  ],
  'place.set': ['Near {place}', 'Près de {place}'],
  'place.here': ['Near you', 'Près de vous'],
  'place.forget': ['Clear location', 'Effacer le lieu'],
  'place.problem.denied': [
    'We don’t have access to your location. Enter a postal code or an address instead.',
    'Nous n’avons pas accès à votre position. Entrez plutôt un code postal ou une adresse.'
  ],
  'place.problem.unavailable': [
    'We couldn’t find your location. Enter a postal code or an address instead.',
    'Votre position est introuvable. Entrez plutôt un code postal ou une adresse.'
  ],
  'place.problem.none': [
    'We couldn’t find that place. Try a postal code, or choose from the list below.',
    'Ce lieu est introuvable. Essayez un code postal ou choisissez dans la liste ci-dessous.'
  ],
  'place.problem.failed': [
    'The search didn’t work. Try again, or choose from the list below.',
    'La recherche a échoué. Réessayez ou choisissez dans la liste ci-dessous.'
  ],
  'switch.title': ['Move your cart to {store}?', 'Transférer votre panier à {store}?'],
  'switch.text': [
    'Prices and stock vary by store. Here’s what would change.',
    'Les prix et les stocks varient d’un magasin à l’autre. Voici ce qui changerait.'
  ],
  'switch.same': [
    'All your items are available there at the same price.',
    'Tous vos articles y sont offerts au même prix.'
  ],
  'switch.nothing': [
    'None of these items are available there today. Your cart stays saved at {store}.',
    'Aucun de ces articles n’y est offert aujourd’hui. Votre panier reste enregistré à {store}.'
  ],
  'switch.line.dearer': ['Higher price there', 'Prix plus élevé là-bas'],
  'switch.line.cheaper': ['Lower price there', 'Prix plus bas là-bas'],
  'switch.line.fewer': ['Only {count} of {wanted} available', 'Seulement {count} sur {wanted} en stock'],
  'switch.line.gone': ['Not available there today', 'Non offert là-bas aujourd’hui'],
  'switch.line.limit': ['{count} of {wanted} (purchase limit)', '{count} sur {wanted} (limite d’achat)'],
  'switch.already': [
    'Includes {count} product already in your cart there.|Includes {count} products already in your cart there.',
    'Comprend {count} produit déjà dans votre panier là-bas.|Comprend {count} produits déjà dans votre panier là-bas.'
  ],
  'switch.now': ['Now at {store}, tax included', 'Actuellement à {store}, taxes comprises'],
  'switch.then': ['At {store}, tax included', 'À {store}, taxes comprises'],
  'switch.move': ['Move cart', 'Transférer le panier'],
  'switch.leave': ['Switch without my cart', 'Changer sans mon panier'],
  'switch.stay': ['Stay at {store}', 'Rester à {store}'],
  'switch.waits': ['Otherwise, your cart stays saved at {store}.', 'Sinon, votre panier reste enregistré à {store}.'],
  'switch.loading': ['Checking what would change', 'Vérification des changements'],
  'store.more': ['Hours and licence', 'Heures et permis'],
  'store.map': ['{address}, view on map', '{address}, voir sur une carte'],
  'search.label': ['Search the {store} menu', 'Rechercher dans le menu de {store}'],
  'search.placeholder': ['Product, brand or strain', 'Produit, marque ou variété'],
  'search.none': ['No results for “{query}”', 'Aucun résultat pour «\u00a0{query}\u00a0»'],
  'search.noneText': [
    'Try a shorter word, a brand or a strain.',
    'Essayez un mot plus court, une marque ou une variété.'
  ],
  'search.clear': ['Show full menu', 'Voir tout le menu'],
  'menu.label': ['{store} menu', 'Menu de {store}'],
  'menu.categories': ['Categories', 'Catégories'],
  'menu.count': ['{count} product|{count} products', '{count} produit|{count} produits'],
  'menu.subs': ['Types of {name}', 'Types\u00a0: {name}'],
  'menu.loading': ['Loading the menu', 'Chargement du menu'],
  'menu.none': ['No products right now', 'Aucun produit pour l’instant'],
  'menu.noneText': [
    'This store has nothing to order online today. Try another store.',
    'Ce magasin n’offre rien en ligne aujourd’hui. Essayez un autre magasin.'
  ],
  'row.featured': ['Our picks', 'Nos coups de cœur'],
  'row.specials': ['On sale', 'En solde'],
  'row.viewed': ['Recently viewed', 'Vus récemment'],
  'row.back': ['{name}: previous', '{name}\u00a0: précédents'],
  'row.on': ['{name}: next', '{name}\u00a0: suivants'],
  'again.all': ['Add {count} item|Add all {count} items', 'Ajouter {count} article|Ajouter les {count} articles'],
  'again.added': [
    '{count} item added to your cart.|{count} items added to your cart.',
    '{count} article ajouté à votre panier.|{count} articles ajoutés à votre panier.'
  ],
  'again.refused': ['{name}: {message}', '{name}\u00a0: {message}'],
  'strain.indica': ['Indica', 'Indica'],
  'strain.sativa': ['Sativa', 'Sativa'],
  'strain.hybrid': ['Hybrid', 'Hybride'],
  'strain.blend': ['Blend', 'Mélange'],
  'price.now': ['Now', 'Maintenant'],
  'price.before': ['Was', 'Avant'],
  'stock.few': ['Only {count} left', 'Il n’en reste que {count}'],
  'stock.many': ['In stock at {store}', 'En stock à {store}'],
  'card.size': ['Size of {name}', 'Format de {name}'],
  'card.soldOut': ['Sold out at {store}', 'Épuisé à {store}'],
  'card.leftAt': ['{count} left at {store}', '{count} en stock à {store}'],
  'card.add': ['Add', 'Ajouter'],
  'card.addName': ['Add {name}', 'Ajouter {name}'],
  'step.more': ['Increase quantity of {name}', 'Ajouter 1 × {name}'],
  'step.fewer': ['Decrease quantity of {name}', 'Enlever 1 × {name}'],
  'step.remove': ['Remove {name}', 'Retirer {name}'],
  'step.count': ['{count} × {name} in your cart', '{count} × {name} dans votre panier'],
  'product.label': ['Product', 'Produit'],
  'product.loading': ['Loading the product', 'Chargement du produit'],
  'product.picture': ['Illustration of {name}', 'Illustration de {name}'],
  'product.size': ['Size', 'Format'],
  'product.perGram': ['{price}/g', '{price}/g'],
  'product.add': ['Add to cart · {price}', 'Ajouter au panier · {price}'],
  'product.more': ['Read more', 'Lire la suite'],
  'product.less': ['Read less', 'Réduire'],
  'product.related': ['You may also like', 'Vous aimerez peut-être'],
  'product.effects': ['Reported effects', 'Effets rapportés'],
  'product.rating': [
    '{average} out of 5, {count} review|{average} out of 5, {count} reviews',
    '{average} sur 5, {count} avis|{average} sur 5, {count} avis'
  ],
  'share.share': ['Share', 'Partager'],
  'share.copied': ['Link copied', 'Lien copié'],
  'share.failed': ['Copy this link', 'Copiez ce lien'],
  'elsewhere.none': ['Not available at any of our stores today.', 'Non offert dans nos magasins aujourd’hui.'],
  'elsewhere.left': ['{count} left at {store}', 'Il en reste {count} à {store}'],
  'facts.title': ['On the label', 'Sur l’étiquette'],
  'facts.strain': ['Strain', 'Variété'],
  'facts.terpenes': ['Terpenes', 'Terpènes'],
  'facts.ingredients': ['Ingredients', 'Ingrédients'],
  'facts.allergens': ['Allergens', 'Allergènes'],
  'facts.equivalent': [
    '{size} counts as {grams} of dried cannabis toward the {limit} limit.',
    '{size} compte pour {grams} de cannabis séché sur la limite de {limit}.'
  ],
  'facts.noWeight': [
    'The weight of {size} is unknown, so each one counts as {grams} of dried cannabis toward the {limit} limit.',
    'Le poids de {size} est inconnu\u00a0: chaque unité compte pour {grams} de cannabis séché sur la limite de {limit}.'
  ]
} satisfies Words
