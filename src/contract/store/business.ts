import { array, boolean, type InferOutput, object, picklist, string, unknown } from 'valibot'
import { ageGateModes } from '../first/words.ts'
import { maybe } from '../http/optional.ts'
import { currency } from '../http/money.ts'
import { get } from '../http/endpoint.ts'
import { storeLocation } from './location.ts'
import { socialProvider } from '../account/social-kinds.ts'
import { id } from '../http/text.ts'

/** The age gate mode (SPEC C11). */
export const ageGateMode = picklist(ageGateModes)

/** The retailer: one business with several store locations (SPEC A3). */
export const business = object({
  id,
  name: string(),
  logo: maybe(string(), null),
  phone: maybe(string(), null),
  email: maybe(string(), null),
  currency,
  /**
   * The `market`: facts of the country, Canada's if there is none. It is checked where it is used, which spares the first
   * products the code, and so that an invalid one costs no more than itself (SPEC C19).
   */
  market: maybe(unknown()),
  /** BCP 47 tags of the languages to offer; the storefront leaves out those it has no messages in. */
  locales: array(string()),
  ageGate: ageGateMode,
  /** True if guests may order without an account. */
  guestCheckout: boolean(),
  /** The `kioskSettings`, if they differ from the defaults; checked where it is used, like the `market`. */
  kioskSettings: maybe(unknown()),
  /** The `policies`: addresses of the retailer's privacy policy and terms; checked where they are used, like the `market`. */
  policies: maybe(unknown()),
  /** The identity providers that are configured. */
  social: maybe(array(socialProvider), []),
  /** False if no text messages are sent, so that none are offered. */
  texts: maybe(boolean(), true)
})

export type Business = InferOutput<typeof business>

/** Reads the retailer and all its store locations, which every visit needs first. */
export const readBusiness = get('/business', {
  query: { locale: string() },
  reply: object({ business, locations: array(storeLocation) })
})
