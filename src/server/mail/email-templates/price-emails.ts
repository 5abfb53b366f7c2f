import type { Words } from '../../db/schema.ts'
import type { Letter, LetterRow } from '../letter/letter.ts'
import type { ConsentFoot } from './watch-emails.ts'

/** A size that costs less than before; prices with their currency. */
export interface PriceRow {
  product: string
  size: string
  store: string
  before: string
  now: string
  /** The end of its sale, as a date with a time; undefined without one. */
  until: string | undefined
}

/** The facts of a letter about price drops. */
export interface PriceFacts {
  /** The name of its reader, whom it is addressed to (Cannabis Act, s. 17(2)(a)). */
  name: string
  rows: PriceRow[]
  /** The page of favourites. */
  link: string
  foot: ConsentFoot
}

/** Writes the letter about price drops of favourites: facts only, because the law forbids inducements (Cannabis Act, s. 24(1)). */
type PriceEmail = (facts: PriceFacts) => Letter

/** Returns the number of products, of which several sizes may cost less. */
const countOf = (rows: readonly PriceRow[]): number => new Set(rows.map(({ product }) => product)).size

const english: PriceEmail = ({ name, rows, link, foot }) => ({
  subject:
    countOf(rows) === 1 ? `Lower price: ${rows[0]?.product}` : `Lower prices: ${countOf(rows)} of your favourites`,
  parts: [
    `${name}, ${countOf(rows) === 1 ? 'this favourite costs' : 'these favourites cost'} less than before:`,
    {
      kind: 'table',
      rows: rows.map(({ product, size, store, before, now, until }): LetterRow => {
        const details = [`${size} · ${store}`, `Before: ${before}`, ...(until ? [`Sale until ${until}`] : [])]
        return { name: product, details, amount: now }
      })
    },
    { kind: 'link', label: 'See my favourites', url: link },
    '“Before” is the lowest price at that store since you added the favourite, chose these emails or got the last one. Prices are those of when this email was sent, and can change.',
    'You get this email because you chose to hear about price drops of favourites. It comes at most once a day.',
    { kind: 'block', label: 'Sent by', lines: foot.sender },
    {
      kind: 'block',
      label: 'Messages about price drops of favourites',
      lines: [{ text: 'Unsubscribe', url: foot.unsubscribe }]
    }
  ]
})

const french: PriceEmail = ({ name, rows, link, foot }) => ({
  subject:
    countOf(rows) === 1 ? `Baisse de prix\u00a0: ${rows[0]?.product}` : `Baisse de prix de ${countOf(rows)} favoris`,
  parts: [
    `${name}, ${countOf(rows) === 1 ? 'ce favori coûte' : 'ces favoris coûtent'} moins cher qu’avant\u00a0:`,
    {
      kind: 'table',
      rows: rows.map(({ product, size, store, before, now, until }): LetterRow => {
        const details = [
          `${size} · ${store}`,
          `Avant\u00a0: ${before}`,
          ...(until ? [`En solde jusqu’au ${until}`] : [])
        ]
        return { name: product, details, amount: now }
      })
    },
    { kind: 'link', label: 'Voir mes favoris', url: link },
    '«\u00a0Avant\u00a0» est le prix le plus bas de ce magasin depuis que vous avez ajouté le favori, choisi ces courriels ou reçu le dernier. Les prix sont ceux du moment de l’envoi et peuvent changer.',
    'Vous recevez ce courriel parce que vous avez choisi d’être avisé des baisses de prix de vos favoris. Il vient au plus une fois par jour.',
    { kind: 'block', label: 'Envoyé par', lines: foot.sender },
    {
      kind: 'block',
      label: 'Messages au sujet des baisses de prix des favoris',
      lines: [{ text: 'Se désabonner', url: foot.unsubscribe }]
    }
  ]
})

/** The letter about price drops of favourites, by language. */
export const priceEmails: Record<keyof Words, PriceEmail> = { en: english, fr: french }
