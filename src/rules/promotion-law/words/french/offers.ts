import type { WordLists } from '../word-list.ts'

/** French words about gifts, prizes and prices. */
export const offers: WordLists = {
  giveaway: {
    words: [
      'gratuit(?:e|s|es|ement)?',
      'gratos',
      'offert(?:e|s|es) par la maison',
      'sans frais',
      '(?:un|une|1) (?:achete|achetee) (?:un|une|1) offerte?',
      '100 % de rabais',
      'echantillons?'
    ],
    except: [
      '(?:livraison|expedition)s? (?:est |sont )?gratuites?',
      'stationnement gratuit',
      'sans frais de livraison',
      '(?:numero|ligne) sans frais',
      'cadeaux? gratuits?'
    ]
  },
  contest: {
    words: [
      'concours',
      'tirages?',
      'loteries?',
      'prix a gagner',
      'courez la chance',
      'a gagner',
      'gagnez',
      'roue de la fortune',
      'gratte et gagne'
    ],
    except: ['prets? a gagner']
  },
  gift: {
    words: [
      'cadeaux?(?: gratuits?)?',
      'en prime',
      'en cadeau',
      '(?:chandail|casquette|tasse|sac|cafe|billet)s? (?:offert|offerte)s?'
    ],
    except: ['(?:cartes?|cheques?) cadeaux?', 'idees? cadeaux?', 'emballages? cadeaux?']
  },
  service: {
    words: ['(?:livraison|expedition|consultation)s? (?:est |sont )?(?:gratuite|offerte)s?', 'sans frais de livraison']
  },
  loyalty: {
    words: [
      'fidelite',
      'recompenses?',
      'points? (?:bonis|doubles|triples)',
      '(?:deux|trois) fois plus de points',
      'accumulez des points',
      'remise en argent'
    ]
  },
  discount: {
    words: [
      '\\d+ % (?:de rabais|de moins|de reduction|sur)',
      '\\d+ \\$ (?:de rabais|de moins|de reduction)',
      'rabais',
      'solde(?:e|es|s)?',
      'liquidation',
      'escomptes?',
      'reduction',
      'moitie prix',
      'prix (?:reduits?|speciaux|special)',
      'aubaines?',
      'bas prix',
      'economisez'
    ],
    except: ['sans rabais']
  }
}
