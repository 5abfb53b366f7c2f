import { readPostalCode } from '../../contract/typed/code.ts'
import { plainText } from '../../contract/typed/plain-text.ts'
import { isPostalCode } from '../../rules/market/postal-code.ts'
import { $market } from './market.ts'

/** Returns the error of a postal code that the market doesn't have, by field. */
export const checkPostalCode = ({ postalCode }: { postalCode: string }): { postalCode?: 'postal' } =>
  isPostalCode(readPostalCode(plainText(postalCode)) ?? postalCode, $market.get()) ? {} : { postalCode: 'postal' }
