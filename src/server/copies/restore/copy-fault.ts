import type { Words } from '../../db/schema.ts'
import { BadSetting } from '../../settings/bad-setting.ts'

/** A copy can't be restored; the sentence is shown where it was chosen, in both languages. */
export class CopyFault extends BadSetting {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** The reasons why a copy can't be restored. `name` is a file in it, `kind` a kind of records. */
export const copyFaults = {
  noZip: () =>
    new CopyFault({
      en: 'This is no copy of a shop: it can’t be read as a ZIP file.',
      fr: 'Ce n’est pas une copie de boutique\u00a0: impossible de la lire comme un fichier ZIP.'
    }),
  noManifest: (name: string) =>
    new CopyFault({
      en: `This is no copy of a shop: it has no ${name} of one.`,
      fr: `Ce n’est pas une copie de boutique\u00a0: il y manque le fichier ${name}.`
    }),
  otherFormat: (format: number, own: number) =>
    new CopyFault({
      en: `The copy has format ${format}, and this server restores format ${own}. Use the version that made it.`,
      fr: `La copie est au format ${format}, et ce serveur restaure le format ${own}. Utilisez la version qui l’a faite.`
    }),
  newer: (kind: string, column: string) =>
    new CopyFault({
      en: `The copy is of a newer version, whose ${kind} have ${column}. Use that version.`,
      fr: `La copie vient d’une version plus récente, qui connaît ${column} dans ${kind}. Utilisez cette version.`
    }),
  missing: (name: string) =>
    new CopyFault({
      en: `The copy is incomplete: ${name} is missing.`,
      fr: `La copie est incomplète\u00a0: il y manque ${name}.`
    }),
  noKind: (kind: string) =>
    new CopyFault({
      en: `The copy is incomplete: it has no ${kind}.`,
      fr: `La copie est incomplète\u00a0: il n’y a pas de ${kind}.`
    }),
  changed: (name: string) =>
    new CopyFault({
      en: `The copy is damaged: ${name} isn’t as it was when the copy was made.`,
      fr: `La copie est endommagée\u00a0: ${name} n’est plus comme au moment de la copie.`
    }),
  refused: (name: string) =>
    new CopyFault({
      en: `The copy is damaged: ${name} has records that the database refuses.`,
      fr: `La copie est endommagée\u00a0: la base de données refuse des données de ${name}.`
    }),
  large: () =>
    new CopyFault({
      en: 'The copy has a file that is too large.',
      fr: 'La copie contient un fichier trop volumineux.'
    }),
  hasShop: () =>
    new CopyFault({
      en: 'The database already has a shop. Nothing was changed.',
      fr: 'La base de données contient déjà une boutique. Rien n’a été modifié.'
    }),
  notEmpty: (kind: string) =>
    new CopyFault({
      en: `The database isn’t empty: it has ${kind}. Nothing was changed.`,
      fr: `La base de données n’est pas vide\u00a0: ${kind}. Rien n’a été modifié.`
    })
}
