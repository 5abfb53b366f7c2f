import { plainText } from '../../contract/typed/plain-text.ts'
import { readPhone } from '../../contract/typed/phone.ts'
import { completePhone } from '../../rules/market/phone.ts'
import { $market } from './market.ts'

/** Returns the error of a phone number that the market doesn't have, by field; the form's schema refuses other text. */
export function checkPhone({ phone }: { phone: string }): { phone?: 'phone' } {
  const number = readPhone(plainText(phone))
  return number === undefined || completePhone(number, $market.get().country) ? {} : { phone: 'phone' }
}
