import { type InferOutput, nullable, object, picklist, string } from 'valibot'

/** Who takes cards: the demo's own stand-in, or one that serves cannabis retail in Canada. */
export const cardProvider = picklist(['stand-in', 'square', 'moneris'])

/** What a page needs to know of a location's provider; nothing of it is secret. */
export const cardSettings = object({
  provider: cardProvider,
  /** The address of the provider's script, loaded on demand (SPEC A6). */
  script: string(),
  /** The provider's names of the application and of the store, where it has such. */
  application: nullable(string()),
  store: nullable(string()),
  mode: picklist(['test', 'live'])
})

export type CardProvider = InferOutput<typeof cardProvider>
export type CardSettings = InferOutput<typeof cardSettings>
