import { describe, expect, test } from 'vitest'
import { consentWordsVersion } from '../../src/contract/account/consent-words.ts'
import accountEn from '../../src/i18n/messages/account.en-CA.json'
import accountFr from '../../src/i18n/messages/account.fr-CA.json'
import checkoutEn from '../../src/i18n/messages/checkout.en-CA.json'
import checkoutFr from '../../src/i18n/messages/checkout.fr-CA.json'
import { type Sender, senderLine } from '../../src/rules/text/sender-line.ts'
import { type ConsentChoice, consentText } from '../../src/server/consent/consent-texts.ts'

const sender: Sender = {
  business: { name: 'Fern', email: null, phone: '+1 416-555-0100' },
  store: {
    address: { line1: '1 Queen St', unit: '2', city: 'Toronto', province: 'ON', postalCode: 'M5V 1A1' },
    contacts: []
  }
}
const messages = {
  en: { ...accountEn, ...checkoutEn },
  fr: { ...accountFr, ...checkoutFr }
} satisfies Record<string, Record<string, string>>
const keys: Record<ConsentChoice, [keyof typeof messages.en, keyof typeof messages.en]> = {
  'account.marketing': ['choice.marketing', 'choices.text'],
  'account.emailNotification': ['choice.emailNotification', 'choices.text'],
  'account.smsNotification': ['choice.smsNotification', 'choices.text'],
  'checkout.email': ['offers.email', 'offers.text'],
  'checkout.sms': ['offers.sms', 'offers.text']
}

describe.each(['en', 'fr'] as const)('in %s', language => {
  test.each(Object.keys(keys) as ConsentChoice[])(
    'the words kept for %s are those that the storefront shows',
    choice => {
      const shown = keys[choice]
        .map(key => messages[language][key])
        .join('\n')
        .replace('{name}', sender.business.name)
        .replace('{sender}', senderLine(sender))
      expect(consentText(choice, consentWordsVersion, language, sender)).toBe(shown)
    }
  )
})

test('a request for consent names the sender with its postal address and contact (CASL, s. 10(1)(b))', () => {
  expect(senderLine(sender)).toBe('Fern, 1 Queen St, 2, Toronto ON M5V 1A1, +1 416-555-0100')
})
