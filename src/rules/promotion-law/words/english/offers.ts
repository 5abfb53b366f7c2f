import type { WordLists } from '../word-list.ts'

/** English words about gifts, prizes and prices. */
export const offers: WordLists = {
  giveaway: {
    words: [
      'for free',
      '(?:one|two|first|second|third|fourth|fifth|next|another|other|last|rest|it|is|are|1|2) (?:is )?free',
      'free (?:pre ?rolls?|joints?|grams?|packs?|bags?|bottles?|cans?|flower|edibles?|gumm(?:y|ies)|vapes?|products?|items?|accessor(?:y|ies)|grinders?|papers|samples?|weed|cannabis)',
      'free of charge',
      'free with',
      'bogo',
      'b1g1',
      'buy (?:one|1) get (?:one|1)',
      'on the house',
      'on us',
      'complimentary',
      'freebies?',
      'give ?aways?',
      '100 % off'
    ],
    except: [
      '(?:gluten|sugar|dairy|nut|lactose|caffeine|pesticide|solvent|additive|gmo|smoke|seed|cruelty|hands|worry) free'
    ]
  },
  contest: {
    words: [
      'contests?',
      'raffles?',
      'lotter(?:y|ies)',
      'sweepstakes?',
      'prizes?',
      'prize draw',
      'lucky draw',
      'chance to win',
      'enter to win',
      'win an?',
      'spin the wheel',
      'scratch (?:and win|cards?)'
    ]
  },
  gift: {
    words: [
      'free gifts?',
      'gifts? with',
      'bonus gifts?',
      'free (?:t ?shirts?|hats?|mugs?|totes?|swag|merch|tickets?|coffee|snacks?|pizza)',
      'swag'
    ],
    except: ['gift cards? with']
  },
  service: {
    words: ['free (?:delivery|shipping|consultations?|rolling|engraving|rides?)', '(?:delivery|shipping) (?:is )?free']
  },
  loyalty: {
    words: [
      'loyalty',
      'rewards?',
      '(?:bonus|double|triple|extra) points',
      'earn points',
      'cash ?back',
      'stamp cards?',
      'punch cards?'
    ]
  },
  discount: {
    words: [
      '\\d+ % off',
      '\\$ \\d+ off',
      'discount(?:s|ed)?',
      'on sale',
      'clearance',
      'rebates?',
      'half price',
      'special price',
      'bargains?',
      'lowest prices?',
      'save (?:\\$|up to|\\d+|big|more)'
    ]
  }
}
