import type { WordLists } from '../word-list.ts'

/** French words about effects, health and food value. */
export const claims: WordLists = {
  effect: {
    words: [
      'relax(?:e|es|er|ant|ante|ants|antes|ation)?',
      'detend(?:re|ent|ant|ante)?',
      'detend(?:u|ue|us|ues)',
      'detente',
      'apais(?:e|es|er|ant|ante|ants|antes|ement)',
      'calm(?:e|es|er|ant|ante|ants|antes)',
      'euphori(?:e|que|ques|sant|sante)',
      'energis(?:e|er|ant|ante|ants|antes)',
      'stimul(?:e|er|ant|ante|ants|antes)',
      'sedati(?:f|fs|ve|ves|on)',
      'somnolen(?:ce|t|te|ts|tes)',
      'endormi(?:e|s|es)?',
      'gele(?:e|s|es)? raide',
      'buzz',
      '(?:bonne|meilleure) humeur',
      'humeur',
      'aide(?:nt)? a (?:vous )?(?:concentrer|relaxer)',
      'decompress(?:e|er|ez)',
      'planer'
    ],
    except: ['eaux? calmes?', 'ruisseau calme', 'baie calme']
  },
  health: {
    words: [
      'douleurs?',
      'douloureu(?:x|se|ses)',
      'soulag(?:e|es|er|ent|ant|ement)',
      'anxiete',
      'anxieu(?:x|se|ses)',
      'angoisses?',
      'depressi(?:on|f|fs|ve|ves)',
      'insomnies?',
      'sommeil',
      'dorm(?:ir|ez|ent)',
      'stress(?:e|es|ee|ees|ant|ante)?',
      'inflammat(?:ion|ions|oire|oires)',
      'anti ?inflammatoires?',
      'nausees?',
      'migraines?',
      'maux de tete',
      'arthrite',
      'arthrose',
      'cancers?',
      'epilep(?:sie|tique|tiques)',
      'convulsions?',
      'symptomes?',
      'gueri(?:r|t|e|son|ssent)?',
      'soign(?:e|er|ent)',
      'traitements?',
      'therap(?:ie|ies|eutique|eutiques)',
      'remedes?',
      'medicin(?:al|ale|ales|aux)',
      'medic(?:al|ale|ales|aux)',
      'medicaments?',
      'sante',
      'mieux etre',
      'bien etre',
      'detox',
      'immunit(?:e|aire|aires)',
      'anti ?age',
      'anti ?rides?',
      'acne',
      'eczema',
      'psoriasis',
      'rajeuni(?:r|t|ssant|ssante)'
    ],
    except: ['sante canada']
  },
  misleading: {
    words: [
      'inoffensi(?:f|fs|ve|ves)',
      'sans (?:aucun )?(?:risque|danger|effets? secondaires?)',
      'sans accoutumance',
      '(?:totalement|parfaitement|100 %) (?:sur|sure|securitaire)s?',
      'plus securitaires? que',
      'l[ea] plus (?:fort|forte|pur|pure|puissant|puissante)',
      'garanti(?:e|s|es)?',
      'miracles?',
      'miraculeu(?:x|se|ses)'
    ]
  },
  nutrition: {
    words: [
      'calories?',
      'k?cal',
      'faible en (?:gras|calories)',
      'sans gras',
      'proteines?',
      'vitamines?',
      'antioxydants?',
      'omega 3'
    ]
  },
  diet: {
    words: [
      'perte de poids',
      'perdre du poids',
      'minceur',
      'maigrir',
      'keto',
      'cetogene',
      'diabet(?:e|ique|iques)',
      'regimes?',
      'appetit'
    ],
    except: ['bon appetit']
  }
}
