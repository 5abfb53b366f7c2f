import type { Words } from './words.ts'

/** What the search, the filter and the order of the menu say. */
export const findWords = {
  'find.filters': ['Filters', 'Filtres'],
  'find.filtersOn': ['Filters, {count} on', 'Filtres, {count} en vigueur'],
  'find.skip': ['Skip to the products', 'Passer aux produits'],
  'find.resultsFor': [
    '{count} product for “{query}”|{count} products for “{query}”',
    '{count} produit pour «\u00a0{query}\u00a0»|{count} produits pour «\u00a0{query}\u00a0»'
  ],
  'find.show': ['Show {count} product|Show {count} products', 'Voir {count} produit|Voir {count} produits'],
  'find.searching': ['Searching', 'Recherche en cours'],
  'find.chosen': ['What you chose', 'Vos choix'],
  'find.query': ['“{query}”', '«\u00a0{query}\u00a0»'],
  'find.clear': ['Clear all', 'Tout effacer'],
  'find.clearFilters': ['Clear the filters', 'Effacer les filtres'],
  'find.none': ['Nothing matches all of that', 'Rien ne répond à tous ces choix'],
  'find.noneText': ['Take something out, or start over.', 'Retirez un choix ou recommencez.'],
  'find.unfiltered': [
    '{count} product matches without the filters.|{count} products match without the filters.',
    '{count} produit correspond sans les filtres.|{count} produits correspondent sans les filtres.'
  ],
  'find.near': ['Did you mean', 'Vouliez-vous dire'],
  'find.look': ['Look around in', 'Faites un tour du côté de'],
  'find.category': ['Category', 'Catégorie'],
  'find.allCategories': ['All', 'Toutes'],
  'find.subs': ['Kind', 'Genre'],
  'find.brands': ['Brand', 'Marque'],
  'find.strains': ['Strain type', 'Type de variété'],
  'find.sizes': ['Size', 'Format'],
  'find.effects': ['Effects', 'Effets'],
  'find.rating': ['Reviews', 'Avis'],
  'find.stars': ['{count} stars and up', '{count} étoiles et plus'],
  'find.price': ['Price', 'Prix'],
  'find.offers': ['Here and now', 'Ici et maintenant'],
  'find.sale': ['On sale', 'En solde'],
  'find.stock': ['In stock here', 'En stock ici'],
  'find.more': ['Show {count} more', 'En voir {count} de plus'],
  'find.fewer': ['Show fewer', 'En voir moins'],
  'find.within': ['Find in: {name}', 'Chercher\u00a0: {name}'],
  'find.noOption': ['None is called that.', 'Aucun résultat à ce nom.'],
  'find.from': ['From', 'De'],
  'find.to': ['To', 'À'],
  'find.atLeast': ['{name} from {value}', '{name} dès {value}'],
  'find.atMost': ['{name} up to {value}', '{name} jusqu’à {value}'],
  'find.between': ['{name} {from} to {to}', '{name} de {from} à {to}'],
  'find.notNumber': ['Write a number, such as {example}.', 'Écrivez un nombre, comme {example}.'],
  'find.crossed': [
    'This must be at least {from}, where it begins.',
    'Ce doit être au moins {from}, là où ça commence.'
  ],
  'sort.label': ['Order', 'Ordre'],
  'sort.featured': ['Featured', 'En vedette'],
  'sort.best': ['Best match', 'Plus pertinents'],
  'sort.price': ['Price: low to high', 'Prix\u00a0: du plus bas au plus haut'],
  'sort.price-desc': ['Price: high to low', 'Prix\u00a0: du plus haut au plus bas'],
  'sort.potency': ['Most THC', 'Plus de THC'],
  'sort.newest': ['Newest', 'Nouveautés'],
  'sort.name': ['Name', 'Nom']
} satisfies Words
