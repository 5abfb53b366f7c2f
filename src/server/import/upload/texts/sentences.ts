import type { Language } from '../../../http/request/language.ts'
import { meanings, type WarningKind } from '../../report/report.ts'
import { fieldIn } from './french-fields.ts'
import { frenchWarnings } from './french-warnings.ts'

/** A sentence of the import, and its French by the parts that vary. */
export type Rule = readonly [RegExp, (...parts: string[]) => string]

/** Sentences of the command that name its options, and their form for the board. */
const english: readonly Rule[] = [
  [/^(.*): name its store with --location\.$/, start => `${start}.`],
  [/^(.*), or set its encoding with --encoding\.$/, start => `${start}.`],
  [/^(.*): name the right one in "columns" of the mapping\.$/, start => `${start}: choose the right one.`],
  [/^(.*), or set "decimal" in the mapping$/, start => start]
]

/** The ends of sentences about a cell. */
const tails: readonly Rule[] = [
  [/^can't be read: write it like 36\.50$/, () => 'illisible, écrivez-le comme 36,50'],
  [/^can't be read: write it like 3\.5 g or 3 x 0\.5 g$/, () => 'illisible, écrivez-le comme 3,5 g ou 3 x 0,5 g'],
  [/^can't be read: write it like Tue (.*)$/, () => 'illisible, écrivez-le comme Tue 16:00-20:00; Fri 16:00-20:00'],
  [/^is below 0$/, () => 'inférieur à 0'],
  [/^is 0$/, () => 'égal à 0'],
  [/^has fractions of a cent: .*$/, () => 'des fractions de cent, écrivez deux décimales'],
  [/^is over 1,000,000$/, () => 'supérieur à 1 000 000'],
  [/^is a price per something: .*$/, () => 'prix à l’unité de mesure, écrivez le prix du format'],
  [/^is not in (\w+)$/, currency => `pas en ${currency}`],
  [/^can mean (\S+) or ([^\s:]+): .*$/, (low, high) => `peut vouloir dire ${low} ou ${high}, écrivez l’un des deux`],
  [/^says two different weights: write one$/, () => 'deux poids différents, n’en écrivez qu’un'],
  [/^has a weight that no package has$/, () => 'poids qu’aucun emballage n’a'],
  [/^has “(.+)”, which can be a fraction .*$/, part => `« ${part} » peut être une fraction ou un nombre d’unités`],
  [/^is none of can, glass, plastic and carton$/, () => 'ni canette, ni verre, ni plastique, ni carton'],
  [/^needs a size by volume, .*$/, () => 'demande un format en volume, comme 355 mL ou 4 x 355 mL'],
  [/^has (.+), which is no tax of the shop’s market$/, name => `${name} n’est pas une taxe de la province`],
  [/^is no time like .*$/, () => 'illisible, écrivez 2026-12-01 ou 2026-12-01 18:00'],
  [/^is not after its start, (.*)$/, start => `n’est pas après le début, ${start}`],
  [/^has other signs than digits$/, () => 'contient autre chose que des chiffres'],
  [/^has more than 14 digits$/, () => 'plus de 14 chiffres'],
  [/^has too few digits: .*$/, () => 'trop peu de chiffres, un GTIN en a 8, 12, 13 ou 14'],
  [/^has a wrong check digit$/, () => 'chiffre de contrôle erroné'],
  [/^is empty$/, () => 'vide'],
  [/^is already used on line (\d+)$/, line => `déjà utilisé à la ligne ${line}`],
  [/^is already that of (.*)$/, owner => `déjà celui de ${owner}`],
  [/^is none of (.*)$/, stores => `n’est aucun de ${stores}`],
  [
    /^is .* that a spreadsheet made of it: .*$/,
    () => 'modifié par le tableur, mettez la colonne en texte et corrigez-le'
  ]
]

const french: readonly Rule[] = [
  [/^it has no store$/, () => 'le magasin manque'],
  [/^it has no (\w+)$/, field => `il manque : ${fieldIn(field)}`],
  [/^it is no object$/, () => 'ce n’est pas un objet'],
  [/^it has (\d+) cells for (\d+) headings.*$/, (cells, headings) => `${cells} cellules pour ${headings} en-têtes`],
  [
    /^its (\w+) is “(.*)”, an error of the spreadsheet$/,
    (field, text) => `${fieldIn(field)} : « ${text} » est une erreur du tableur`
  ],
  [/^its (\w+) is longer than (\d+) characters$/, (field, most) => `${fieldIn(field)} : plus de ${most} caractères`],
  [/^its id is already used on line (\d+)$/, line => `identifiant déjà utilisé à la ligne ${line}`],
  [/^its (\w+) is neither a text nor a number$/, field => `${fieldIn(field)} : ni un texte ni un nombre`],
  [
    /^a spreadsheet made a date of its (\w+): .*$/,
    field => `${fieldIn(field)} : le tableur en a fait une date, mettez la colonne en texte et corrigez-la`
  ],
  [
    /^a spreadsheet made (?:.*) of its id: .*$/,
    () => 'identifiant modifié par le tableur : mettez la colonne en texte et corrigez-le'
  ],
  [/^its (\w+) “(.*)” (\D.*)$/, (field, text, tail) => `${fieldIn(field)} « ${text} » : ${translate(tails, tail)}`],
  [/^Line (\d+): (.*)$/, (line, rest) => `Ligne ${line} : ${translate(french, rest)}`],
  [
    /^there is no column “(.*?)”; the columns are (.*?)\.( The whole line.*)?$/,
    (name, names) =>
      `il n’y a pas de colonne pour « ${fieldIn(name)} ». Les colonnes sont ${names.replace(/“/g, '« ').replace(/”/g, ' »')}.`
  ],
  [
    /^both “(.*)” and “(.*)” can be the (\w+): .*$/,
    (a, b, field) => `« ${a} » et « ${b} » peuvent être « ${fieldIn(field)} ». Choisissez la bonne colonne.`
  ],
  [
    /^columns (\d+) and (\d+) are both named “(.*)”\.$/,
    (a, b, name) => `les colonnes ${a} et ${b} s’appellent toutes deux « ${name} ».`
  ],
  [/^The file is empty\.$/, () => 'Le fichier est vide.'],
  [/^The list has no column “store”.*$/, () => 'La liste n’a pas de colonne pour le magasin.'],
  [/^The file has no objects: .*$/, () => 'Le fichier ne contient aucun objet : il devrait en être une liste.'],
  [/^The JSON is no list: .*$/, () => 'Le JSON n’est pas une liste d’objets.'],
  [/^The file is not valid JSON: .*$/, () => 'Le fichier n’est pas du JSON valide.'],
  [
    /^The file is an old Excel workbook .*$/,
    () => 'Le fichier est un ancien classeur Excel (XLS) ou a un mot de passe. Enregistrez-le en XLSX ou en CSV.'
  ],
  [
    /^The file can’t be read as XLSX.*$/,
    () => 'Le fichier est illisible comme XLSX. Enregistrez-le de nouveau en XLSX, ou en CSV.'
  ],
  [
    /^The workbook expands to more than (\d+) MB.*$/,
    size =>
      `Le classeur dépasse ${size} Mo une fois décompressé, plus que toute liste de produits. Enregistrez seulement la feuille des produits, ou un CSV.`
  ],
  [
    /^A sheet of the workbook reaches over (\d+) rows and (\d+) columns.*$/,
    (rows, columns) =>
      `Une feuille du classeur s’étend sur ${rows} lignes et ${columns} colonnes, plus que toute liste de produits. Supprimez ce qui est loin de la liste, ou enregistrez un CSV.`
  ],
  [
    /^The texts of the workbook are longer.*$/,
    () => 'Les textes du classeur sont plus longs que ceux de toute liste de produits. Enregistrez un CSV.'
  ],
  [
    /^The sheets “(.*)” and “(.*)” both have a list.*$/,
    (a, b) =>
      `Les feuilles « ${a} » et « ${b} » contiennent toutes deux une liste. Supprimez-en une, ou enregistrez chacune dans son fichier.`
  ],
  [
    /^the file (?:has|is marked as UTF-8 but has) invalid UTF-8 bytes.*$/,
    () => 'le fichier n’est pas de l’UTF-8 valide. Enregistrez-le en « CSV UTF-8 ».'
  ],
  [
    /^the file is neither UTF-8 nor Windows-1252.*$/,
    () => 'l’encodage du fichier est inconnu. Enregistrez-le en « CSV UTF-8 ».'
  ],
  [
    /^invalid CSV: the quote that opens here.*$/,
    () => 'CSV invalide : le guillemet ouvert ici n’est pas fermé à la fin de sa cellule.'
  ],
  [/^invalid CSV: .*$/, () => 'CSV invalide.'],
  [/^The mapping uses the category “(.*)”.*$/, path => `La catégorie « ${path} » n’existe pas dans la boutique.`],
  [
    /^By this list, (\d+) of the (\d+) sizes on sale at (\S+) .*$/,
    (lost, of, store) =>
      `Avec cette liste, ${lost} des ${of} formats en vente à ${store} ne pourraient plus être achetés.`
  ],
  [/^The server could not import the list\.$/, () => 'Le serveur n’a pas pu importer la liste.']
]

/** Returns a text by the first rule that fits it, or as it is. */
export function translate(rules: readonly Rule[], text: string): string {
  for (const [form, write] of rules) {
    const match = form.exec(text)
    if (match) return write(...match.slice(1).map(part => part ?? ''))
  }
  return text
}

/** A space before a colon and within quotes doesn't break in French. */
export const unbroken = (text: string): string => text.replace(/ (?=[:»])/g, '\u00A0').replace(/« /g, '«\u00A0')

/** Returns a sentence of the import in a language, without the options of the command; one that is unknown stays as it is. */
export function sentenceIn(language: Language, sentence: string): string {
  const plain = translate(english, sentence)
  return language === 'en' ? plain : unbroken(translate(french, sentence))
}

/** Returns the meaning of a kind of warning. */
export function warningIn(language: Language, kind: string): string {
  const texts = language === 'en' ? meanings : frenchWarnings
  return texts[kind as WarningKind] ?? kind
}
