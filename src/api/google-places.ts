import { array, number, object, optional, safeParse, string, unknown } from 'valibot'
import { platform } from '../platform/platform.ts'
import { readAddress } from '../rules/address/address.ts'
import type { AddressSource } from './address-source.ts'
import { readText } from './read-text.ts'
import { apiSettings } from '../client/http/api-settings.ts'

const suggested = object({
  suggestions: optional(
    array(object({ placePrediction: optional(object({ placeId: string(), text: object({ text: string() }) })) })),
    []
  )
})

const detail = object({
  addressComponents: array(unknown()),
  location: optional(object({ latitude: number(), longitude: number() }))
})

/**
 * Addresses of a country from Google's Places API (New), called without any Google script on the page. Suggestions and the chosen
 * address share one session token, so that Google bills them as one. The key belongs to the retailer and is restricted
 * to their pages.
 */
export function googleAddresses(
  key: string,
  near: { lat: number; lng: number } | undefined,
  country: () => string,
  origin = 'https://places.googleapis.com'
): AddressSource {
  const call = (path: string, init: RequestInit) =>
    readText(platform().http(`${origin}/v1/${path}`, { credentials: 'omit', ...init }))
  const language = () => apiSettings().locale()
  return {
    async suggest(input, sessionToken) {
      const circle = near && { center: { latitude: near.lat, longitude: near.lng }, radius: 30_000 }
      const body = JSON.stringify({
        input,
        sessionToken,
        languageCode: language(),
        includedRegionCodes: [country().toLowerCase()],
        ...(circle && { locationBias: { circle } })
      })
      const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key }
      const parsed = safeParse(suggested, await call('places:autocomplete', { method: 'POST', headers, body }))
      const suggestions = parsed.success ? parsed.output.suggestions : []
      return suggestions.flatMap(({ placePrediction: prediction }) =>
        prediction ? [{ id: prediction.placeId, text: prediction.text.text }] : []
      )
    },
    async resolve(id, sessionToken) {
      const query = new URLSearchParams({ sessionToken, languageCode: language() })
      const headers = { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'addressComponents,location' }
      const parsed = safeParse(detail, await call(`places/${encodeURIComponent(id)}?${query}`, { headers }))
      if (!parsed.success) return undefined
      const { addressComponents, location } = parsed.output
      return { ...readAddress(addressComponents), lat: location?.latitude ?? null, lng: location?.longitude ?? null }
    }
  }
}
