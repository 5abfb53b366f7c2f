import type { Locale } from '../../i18n/locale.ts'

interface Words {
  hours: string
  closed: string
  categories: string
  /** Before the lowest of several prices. */
  from: string
  /** Advice for visitors without JavaScript; `{phone}` is a link. */
  byPhone: string
  /** The same where no phone number is known. */
  inStore: string
}

/** The words of a fallback that are no part of the shop itself. */
export const words: Record<Locale, Words> = {
  'en-CA': {
    hours: 'Opening hours',
    closed: 'Closed',
    categories: 'On the menu',
    from: 'from',
    byPhone: 'To order online, turn on JavaScript in your browser, or call us at {phone}.',
    inStore: 'To order online, turn on JavaScript in your browser, or visit us in store.'
  },
  'fr-CA': {
    hours: 'Heures d’ouverture',
    closed: 'Fermé',
    categories: 'Au menu',
    from: 'à partir de',
    byPhone: 'Pour commander en ligne, activez JavaScript dans votre navigateur, ou appelez-nous au {phone}.',
    inStore: 'Pour commander en ligne, activez JavaScript dans votre navigateur, ou passez en magasin.'
  }
}
