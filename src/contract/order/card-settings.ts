import { array, type InferOutput, object, picklist, string } from 'valibot'
import { cardModes, cardProviders } from '../first/words.ts'
import { maybe } from '../http/optional.ts'

/** The card providers: the demo's test provider, and those that serve cannabis retail in Canada. */
export const cardProvider = picklist(cardProviders)

/** The public settings of a location's card provider; nothing in it is secret. */
export const cardSettings = object({
  provider: cardProvider,
  /** The URL of the provider's script, loaded on demand (SPEC A6). */
  script: string(),
  /** The provider's ids of the application and the store, if it has them. */
  application: maybe(string(), null),
  store: maybe(string(), null),
  mode: picklist(cardModes),
  /**
   * The wallets that the store accepts through its provider, such as `apple_pay` and `google_pay`; none unless set, for
   * their terms don't allow every product everywhere. Unknown ones are ignored.
   */
  wallets: maybe(array(string()))
})

export type CardProvider = InferOutput<typeof cardProvider>
export type CardSettings = InferOutput<typeof cardSettings>
