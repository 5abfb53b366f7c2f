import type { WordLists } from '../word-list.ts'

/** French words about people and ways of life, and of other trades. */
export const appeal: WordLists = {
  youth: {
    words: [
      'enfants?',
      'jeunes?',
      'ados?',
      'adolescent(?:e|s|es)?',
      'mineur(?:e|s|es)?',
      'etudiant(?:e|s|es)?',
      'rentree scolaire',
      'jouets?',
      'dessins? animes?',
      'super ?heros',
      'licornes?',
      'dinosaures?',
      'bonbons?',
      'friandises?',
      'sucettes?',
      'sucons?',
      'oursons?',
      'gomme balloune',
      'barbe a papa',
      'jeux? videos?'
    ],
    except: [
      'hors de (?:la )?portee des enfants',
      'a l (?:epreuve|abri) des enfants',
      'protege(?:e|s)? enfants?',
      'interdits? aux mineurs',
      'jeunes? pousses?'
    ]
  },
  testimonial: {
    words: [
      'temoignages?',
      'recommande(?:e|s|es)? par',
      'approuve(?:e|s|es)? par',
      '(?:nos|les) clients? (?:disent|adorent|aiment|raffolent)',
      'tout le monde (?:adore|aime|en parle)',
      'vu(?:e|s|es)? (?:a|dans) la (?:tele|television|presse)',
      '(?:5|cinq) etoiles?',
      'celebrites?',
      'vedettes?',
      'influence(?:ur|urs|use|uses)',
      'prime(?:e|es)',
      'avis des clients'
    ]
  },
  person: {
    words: [
      'pere noel',
      'lapin de paques',
      'fee des dents',
      'mascottes?',
      'batman',
      'superman',
      'barbie',
      'mickey',
      'bonhomme carnaval',
      'snoop dogg',
      'bob marley'
    ]
  },
  lifestyle: {
    words: [
      'part(?:y|ys)',
      'fetes?',
      'feter',
      'festi(?:f|fs|ve|ves)',
      'festivals?',
      'luxe',
      'luxueu(?:x|se|ses)',
      'glamour',
      'vip',
      'sexy',
      'sexuel(?:s|le|les)?',
      'aventur(?:e|es|ier|iere)',
      'sensations? fortes?',
      'audacieu(?:x|se|ses)',
      'excit(?:ant|ante|ants|antes|ation)',
      'style de vie',
      'mode de vie',
      'belle vie',
      'reussite',
      'athletes?',
      'athletiques?'
    ],
    except: ['fetes? du travail', 'fetes? nationales?', 'jours? de fete']
  },
  alcohol: {
    words: [
      'bieres?',
      'vins?',
      'whiskys?',
      'vodka',
      'rhum',
      'tequila',
      'gin',
      'cocktails?',
      'mocktails?',
      'champagne',
      'spiritueux',
      'alcools?',
      'alcoolise(?:e|s|es)?'
    ],
    except: ['bieres? (?:de gingembre|d epinette|au gingembre)', 'sans alcool', 'racinette']
  },
  tobacco: {
    words: ['tabac', 'nicotine', 'cigarettes?', 'cigares?', 'cigarillos?'],
    except: ['sans (?:tabac|nicotine)', '(?:feuilles?|notes?) de tabac']
  },
  pharmacy: {
    words: [
      'pharmac(?:ie|ies|ien|iens|ienne)',
      'apothicaires?',
      'dispensaires?',
      'ordonnances?',
      'medecins?',
      'cliniques?'
    ]
  }
}
