import type { Words } from './words.ts'

/** What the age gate, the store picker, the menu and the product say. */
export const shopWords = {
  'age.label': ['Age check', 'Vérification de l’âge'],
  'age.question': ['Are you {age} or older?', 'Avez-vous {age} ans ou plus\u00a0?'],
  'age.yes': ['Yes, I am', 'Oui'],
  'age.no': ['No', 'Non'],
  'age.why': [
    'The law only lets us show cannabis to people of legal age. You’ll be asked for government ID when you pick up.',
    'La loi nous permet de présenter du cannabis seulement aux personnes qui ont l’âge légal. Une pièce d’identité officielle vous sera demandée au ramassage.'
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
  'search.label': ['Search the menu of {store}', 'Chercher au menu de {store}'],
  'search.placeholder': ['Product or brand', 'Produit ou marque'],
  'search.none': ['Nothing matches “{query}”', 'Aucun résultat pour «\u00a0{query}\u00a0»'],
  'search.noneText': [
    'Try a shorter word, a brand or a strain.',
    'Essayez un mot plus court, une marque ou une variété.'
  ],
  'search.clear': ['Show the whole menu', 'Voir tout le menu'],
  'menu.label': ['Menu of {store}', 'Menu de {store}'],
  'menu.categories': ['Categories', 'Catégories'],
  'menu.count': ['{count} product|{count} products', '{count} produit|{count} produits'],
  'menu.loading': ['Loading the menu', 'Chargement du menu'],
  'menu.none': ['The shelves are empty right now', 'Les tablettes sont vides pour l’instant'],
  'menu.noneText': [
    'This store has nothing to order online today. Another one might.',
    'Ce magasin n’a rien à commander en ligne aujourd’hui. Un autre, peut-être.'
  ],
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
  'elsewhere.none': ['None of our stores has it today.', 'Aucun de nos magasins n’en a aujourd’hui.'],
  'elsewhere.left': ['{count} left at {store}', 'Il en reste {count} à {store}'],
  'facts.title': ['On the label', 'Sur l’étiquette'],
  'facts.strain': ['Strain', 'Variété'],
  'facts.terpenes': ['Terpenes', 'Terpènes'],
  'facts.ingredients': ['Ingredients', 'Ingrédients'],
  'facts.allergens': ['Allergens', 'Allergènes'],
  'facts.equivalent': [
    'This size ({size}) counts as {grams} of dried cannabis; one order may hold {limit}.',
    'Ce format ({size}) compte pour {grams} de cannabis séché\u00a0; une commande peut en contenir {limit}.'
  ],
  'facts.noWeight': [
    'The weight of {size} isn’t known, so one alone counts as {grams} of dried cannabis, of {limit}.',
    'Le poids de {size} n’est pas connu\u00a0: un seul compte pour {grams} de cannabis séché, sur {limit}.'
  ]
} satisfies Words
