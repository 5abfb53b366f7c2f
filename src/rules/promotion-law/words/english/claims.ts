import type { WordLists } from '../word-list.ts'

/** English words about effects, health and food value. */
export const claims: WordLists = {
  effect: {
    words: [
      'relax(?:es|ed|ing|ation)?',
      'calm(?:s|ed|ing|ness)?',
      'uplift(?:s|ed|ing)?',
      'euphori(?:a|c)',
      'energi[sz](?:es?|ed|ing)',
      'energetic',
      'sedat(?:es|ed|ing|ive|ion)',
      'sleepy',
      'drows(?:y|iness)',
      'couch ?lock',
      'buzz(?:ed)?',
      'stoned',
      'giggl(?:es|y)',
      '(?:gets?|getting|feels?|feeling) (?:you )?high',
      '(?:feels?|feeling|stays?|keeps you) (?:happy|happier|focused|creative|good|great)',
      'helps? (?:you )?(?:focus|unwind|concentrate)',
      'unwind(?:s|ing)?',
      'mood(?: boost(?:s|er|ing)?)?',
      'good mood'
    ],
    except: ['calm (?:waters?|seas?|bay)', 'mood lighting']
  },
  health: {
    words: [
      'pain(?:s|ful|less)?',
      'painkillers?',
      'relie(?:f|ve|ves|ved|ving)',
      'anxiety',
      'anxious',
      'depress(?:ion|ed)',
      'insomnia',
      'sleep(?:s|ing)?',
      'asleep',
      'stress(?:es|ed|ful)?',
      'inflammat(?:ion|ory)',
      'nausea',
      'migraines?',
      'headaches?',
      'arthritis',
      'ptsd',
      'cancer',
      'epilep(?:sy|tic)',
      'seizures?',
      'symptoms?',
      'heal(?:s|ed|ing)?',
      'cure for',
      'treatments?',
      'therap(?:y|ies|eutic)',
      'remed(?:y|ies)',
      'medicin(?:e|es|al)',
      'medical(?:ly)?',
      'health(?:y|ier)?',
      'wellness',
      'well ?being',
      'detox(?:es|ing)?',
      'immun(?:e|ity)',
      'sooth(?:es|ed|ing)',
      'anti ?age?ing',
      'wrinkles?',
      'acne',
      'eczema',
      'psoriasis',
      'rejuvenat(?:es|ed|ing|ion)'
    ],
    except: ['health canada', 'sleeping bags?', 'pain au chocolat', 'relief (?:printed|pattern)']
  },
  misleading: {
    words: [
      'harmless',
      'risk free',
      'no side effects?',
      'without side effects?',
      '(?:not|non) addictive',
      '(?:completely|totally|perfectly|100 %) safe',
      'safer than',
      '(?:strongest|purest|safest)',
      'most potent',
      'guaranteed',
      'miracles?'
    ]
  },
  nutrition: {
    words: [
      'calor(?:y|ies|ie)',
      'k?cal',
      'low fat',
      'fat free',
      '(?:high )?protein',
      'vitamins?',
      'antioxidants?',
      'omega 3'
    ],
    except: ['vitamin (?:e|c) (?:free|acetate free)']
  },
  diet: {
    words: ['weight loss', 'lose weight', 'keto(?:genic)?', 'diabet(?:es|ics?)', 'diet(?:s|ary|ing)?', 'appetite']
  }
}
