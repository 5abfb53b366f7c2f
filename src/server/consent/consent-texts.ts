import { type Sender, senderLine } from '../../rules/text/sender-line.ts'
import type { Language } from '../http/request/language.ts'

/** Choices of the storefront that ask for consent. */
export type ConsentChoice =
  | 'account.marketing'
  | 'account.emailNotification'
  | 'account.smsNotification'
  | 'checkout.email'
  | 'checkout.sms'

type Write = (sender: Sender) => string
type Words = Record<Language, Write>

const accountFoot: readonly Words[] = [
  {
    en: () => 'We only send what you select. You can change this in your account at any time.',
    fr: () =>
      'Nous envoyons seulement ce que vous cochez. Vous pouvez modifier ces choix en tout temps dans votre compte.'
  },
  {
    en: sender =>
      `From ${senderLine(sender)}. We only send what you select. You can change this in your account at any time.`,
    fr: sender =>
      `De la part de ${senderLine(sender)}. Nous envoyons seulement ce que vous cochez. Vous pouvez modifier ces choix en tout temps dans votre compte.`
  }
]

const checkoutFoot: readonly Words[] = [
  {
    en: () => 'You’ll get messages about this order either way. You can stop offers at any time.',
    fr: () =>
      'Vous recevrez de toute façon les messages au sujet de cette commande. Vous pouvez vous désabonner des offres en tout temps.'
  },
  {
    en: sender =>
      `From ${senderLine(sender)}. You’ll get messages about this order either way. You can stop offers at any time.`,
    fr: sender =>
      `De la part de ${senderLine(sender)}. Vous recevrez de toute façon les messages au sujet de cette commande. Vous pouvez vous désabonner des offres en tout temps.`
  }
]

const always = (en: string, fr: string): readonly Words[] => {
  const words = { en: () => en, fr: () => fr }
  return [words, words]
}

/** The labels by version, and the sentence next to them. */
const choices: Record<ConsentChoice, { label: readonly Words[]; foot: readonly Words[] }> = {
  'account.marketing': {
    label: [
      {
        en: ({ business }) => `Send me offers and news from ${business.name}`,
        fr: ({ business }) => `M’envoyer des offres et des nouvelles de ${business.name}`
      },
      {
        en: ({ business }) => `Email me offers and news from ${business.name}`,
        fr: ({ business }) => `M’envoyer par courriel des offres et des nouvelles de ${business.name}`
      }
    ],
    foot: accountFoot
  },
  'account.emailNotification': {
    label: always(
      'Email me about my orders and my account',
      'M’envoyer des courriels au sujet de mes commandes et de mon compte'
    ),
    foot: accountFoot
  },
  'account.smsNotification': {
    label: always('Text me about my orders', 'M’envoyer des textos au sujet de mes commandes'),
    foot: accountFoot
  },
  'checkout.email': {
    label: always('Email me offers', 'M’envoyer des offres par courriel'),
    foot: checkoutFoot
  },
  'checkout.sms': { label: always('Text me offers', 'M’envoyer des offres par texto'), foot: checkoutFoot }
}

/**
 * Returns the words of a choice as a version of the storefront shows them: the label, and the sentence next to it. The nearest
 * version counts for an unknown one. Words that shoppers may have seen are never edited: new ones get a version here and in
 * `consentWordsVersion`. A test compares the last version with the storefront's messages.
 */
export function consentText(choice: ConsentChoice, version: number, language: Language, sender: Sender): string {
  const { label, foot } = choices[choice]
  const at = Math.min(Math.max(version, 1), label.length) - 1
  return [label[at], foot[at]].map(words => words?.[language](sender)).join('\n')
}
