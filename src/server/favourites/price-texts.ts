import { type Sender, senderLine } from '../../rules/text/sender-line.ts'
import type { Language } from '../http/request/language.ts'

/** The words of the choice about price drops: the label of its switch, and the sentence next to it. */
export interface PriceWords {
  label: string
  text: string
}

/** Writes the words of the choice about price drops, which go into the consent ledger as they are shown. */
export const priceWords: Record<Language, (sender: Sender) => PriceWords> = {
  en: sender => ({
    label: 'Email me when the price of a favourite drops',
    text: `At most one email a day, about prices at the store where I added the favourite. From ${senderLine(sender)}. I can stop this here at any time, or with the link in each email.`
  }),
  fr: sender => ({
    label: 'M’écrire quand le prix d’un favori baisse',
    text: `Au plus un courriel par jour, au sujet des prix du magasin où j’ai ajouté le favori. De la part de ${senderLine(sender)}. Je peux y mettre fin ici en tout temps, ou par le lien de chaque courriel.`
  })
}

/** Returns the words as the ledger has them. */
export const wholeText = ({ label, text }: PriceWords): string => `${label}\n${text}`
