/** The text of `README.txt` in a copy: its contents and its use, in English and French. */
export const guideOf = (shop: string, madeAt: Date): string => `${shop}
${madeAt.toISOString()}

A copy of everything in your shop. It holds personal data of your customers and staff: keep it where only you can read it.

  tables/    one table per kind of record, for spreadsheets: amounts in dollars, times in UTC
  data/      the same records, complete, one JSON object per line; the copy is restored from these
  pictures/  the files of your pictures
  manifest.json  the list of all files, with the number of records and the SHA-256 of each

Not in it: passwords, kiosk PINs, tokens and keys, sessions, carts, and people who deleted their account.
To restore it into an empty database: npm run shop:restore -- FILE. The format is described in docs/shop-copies.md.

────────

Une copie de tout ce que contient votre boutique. Elle comporte des renseignements personnels de votre clientèle et de votre
équipe\u00A0: conservez-la là où vous seul pouvez la lire.

  tables/    un tableau par type de fiche, pour les tableurs\u00A0: montants en dollars, heures UTC
  data/      les mêmes fiches, complètes, un objet JSON par ligne; c’est à partir d’elles que la copie est restaurée
  pictures/  les fichiers de vos images
  manifest.json  la liste de tous les fichiers, avec le nombre de fiches et l’empreinte SHA-256 de chacun

N’y sont pas\u00A0: les mots de passe, les NIP des bornes, les jetons et les clés, les sessions, les paniers et les personnes qui ont
supprimé leur compte.
Pour la restaurer dans une base de données vide\u00A0: npm run shop:restore -- FICHIER. Le format est décrit dans docs/shop-copies.md.
`
