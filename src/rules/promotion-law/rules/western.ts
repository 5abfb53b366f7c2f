import type { LawKind, LawRule, LawSource } from '../rule.ts'
import { britishColumbiaRegulation, britishColumbiaTerms, manitobaTerms, saskatchewanManual } from '../sources.ts'

const rule = (jurisdiction: string, kind: LawKind, source: LawSource): LawRule => ({
  id: `${jurisdiction.toLowerCase()}-${kind}`,
  jurisdiction,
  kind,
  source,
  from: '2018-10-17',
  hasWords: true
})

/** The rules of British Columbia, Saskatchewan and Manitoba for stores. */
export const westernRules: readonly LawRule[] = [
  // Not below the price that the store paid to the province.
  {
    ...rule('BC', 'price', britishColumbiaRegulation('26')),
    from: '2020-02-04',
    hasWords: false,
    offers: ['free', 'steep']
  },
  { ...rule('BC', 'giveaway', britishColumbiaTerms('samples', 'échantillons')), offers: ['free'] },
  rule('BC', 'pharmacy', britishColumbiaTerms('branding', 'image de marque')),
  rule('SK', 'pharmacy', saskatchewanManual('store names', 'noms des magasins')),
  {
    ...rule('SK', 'loyalty', saskatchewanManual('customer programs', 'programmes pour les clients')),
    offers: ['reward']
  },
  {
    ...rule('SK', 'giveaway', saskatchewanManual('retail sales', 'vente au détail')),
    offers: ['free']
  },
  {
    ...rule('MB', 'giveaway', manitobaTerms('retail cannabis licences', 'licences de vente au détail de cannabis')),
    offers: ['free']
  }
]
