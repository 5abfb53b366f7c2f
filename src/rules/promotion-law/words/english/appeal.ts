import type { WordLists } from '../word-list.ts'

/** English words about people and ways of life, and of other trades. */
export const appeal: WordLists = {
  youth: {
    words: [
      'kids?',
      'child(?:ren)?',
      'teens?',
      'teenagers?',
      'youths?',
      'minors?',
      'students?',
      'back to school',
      'toys?',
      'cartoons?',
      'superhero(?:es)?',
      'unicorns?',
      'dinosaurs?',
      'cand(?:y|ies)',
      'lollipops?',
      'gummy bears?',
      'bubble ?gum',
      'trick or treat',
      'video ?games?'
    ],
    except: [
      'keep (?:out of reach of|away from) children',
      'out of reach of children(?: and pets)?',
      'child resistant',
      'child proof',
      'not for (?:minors|children|kids)'
    ]
  },
  testimonial: {
    words: [
      'testimonials?',
      'endorse(?:d|s|ment|ments)',
      '(?:doctor|expert|customer|budtender) (?:recommended|approved|favou?rites?)',
      'recommended by',
      'approved by',
      '(?:customers?|people|everyone|reviewers?) (?:says?|loves?|swears?|raves?)',
      'as seen (?:on|in)',
      '(?:5|five) stars?',
      'celebrit(?:y|ies)',
      'influencers?',
      'award winning',
      'reviews?'
    ]
  },
  person: {
    words: [
      'santa(?: claus)?',
      'easter bunny',
      'tooth fairy',
      'mascots?',
      'batman',
      'superman',
      'barbie',
      'mickey(?: mouse)?',
      'snoop dogg',
      'bob marley',
      'willie nelson'
    ]
  },
  lifestyle: {
    words: [
      'part(?:y|ies|ying)',
      'luxur(?:y|ious)',
      'glamou?r(?:ous)?',
      'vip',
      'sex(?:y|ual)?',
      'adventur(?:es?|ous)',
      'thrill(?:s|ing)?',
      'daring',
      'excit(?:ing|ement|es)',
      'festivals?',
      'lifestyles?',
      'vibes?',
      'best life',
      'successful',
      'athlet(?:es?|ic)',
      'cool(?:est)? crowd'
    ],
    except: ['third part(?:y|ies)']
  },
  alcohol: {
    words: [
      'beers?',
      'wines?',
      'whisk(?:e?y|e?ys|ies)',
      'vodka',
      'rum',
      'tequila',
      'gin',
      'cocktails?',
      'mocktails?',
      'champagne',
      'liquors?',
      'alcohol(?:ic)?',
      'booze'
    ],
    except: ['(?:root|ginger|birch|spruce) beers?', 'rubbing alcohol', 'alcohol free', 'no alcohol']
  },
  tobacco: {
    words: ['tobacco', 'nicotine', 'cigarettes?', 'cigars?', 'cigarillos?'],
    except: [
      '(?:tobacco|nicotine) free',
      'tobacco (?:leaf|leaves|notes?)',
      'notes? of tobacco',
      'no (?:tobacco|nicotine)'
    ]
  },
  pharmacy: {
    words: [
      'pharmac(?:y|ies|ist|ists)',
      'apothecar(?:y|ies)',
      'dispensar(?:y|ies)',
      'prescriptions?',
      'doctors?',
      'clinics?'
    ]
  }
}
