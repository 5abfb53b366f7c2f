import type { WarningKind } from '../../report/report.ts'

/** The meaning of each kind of warning, in French. */
export const frenchWarnings: Record<WarningKind, string> = {
  'no-category': 'sans catégorie : classé sous Non classés et pas en vente tant qu’il n’en a pas',
  'unknown-category': 'catégorie inconnue : traité comme sans catégorie',
  'no-weight': 'format sans poids : une seule unité remplit la limite d’achat',
  'potency-unreadable': 'teneur illisible : omise',
  'over-10-mg':
    'comestible ou boisson de plus de 10 mg de THC, au-delà de la limite canadienne par emballage : à vérifier',
  'stock-unreadable': 'stock illisible : compté comme 0',
  'sale-price-unreadable': 'prix réduit illisible, nul ou pas inférieur au prix : omis',
  'characters-repaired': 'texte UTF-8 lu comme Windows-1252 : réparé',
  'characters-stray': 'caractères douteux : laissés tels quels',
  'variants-disagree':
    'lignes d’un même produit aux noms, marques ou catégories différents : la première ligne fait foi',
  'no-brand': 'sans marque : laissée vide',
  'no-lot': 'date d’emballage ou certificat sans lot : omis',
  'packaged-on-unreadable': 'date d’emballage qui n’est pas écrite comme 2026-10-12 : omise',
  'coa-unreadable': 'certificat qui n’est pas une adresse https : omis',
  'terpenes-unreadable': 'terpènes qui ne sont pas écrits comme « Myrcene 0.8%; Limonene 0.4% » : omis',
  'picture-unreadable': 'photo qui n’est ni une adresse https ni un fichier à côté de la liste : omise',
  'picture-failed': 'photo impossible à obtenir : le produit garde l’ancienne',
  'featured-unreadable': 'vedette : ni oui ni non, omis',
  'tags-unreadable': 'étiquettes sans lettres, trop longues ou au nombre de plus de 20 : omises'
}
