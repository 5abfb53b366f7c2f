import { safeParse } from 'valibot'
import { type FoundPlace, suggestAddresses } from '../contract/store/address.ts'
import { readPhoton } from '../rules/address/photon.ts'
import { platform } from '../platform/platform.ts'
import type { AddressSource } from './address-source.ts'
import { readText } from './read-text.ts'
import { request } from '../client/http/request.ts'
import { apiSettings } from '../client/http/api-settings.ts'

/** The number of suggestions to request. */
const MOST = '6'

/** Returns the code of a province by its name; empty if unknown. */
type CodeOf = (name: string) => string

/** Creates a source from a search that returns complete places in Photon's format. */
function sourceOf(search: (text: string) => Promise<FoundPlace[]>, codeOf: CodeOf): AddressSource {
  let lastPlaces: FoundPlace[] = []
  return {
    async suggest(text) {
      const places = await search(text)
      lastPlaces = places.filter(({ properties }) => readPhoton(properties, codeOf).line1)
      return lastPlaces.map(({ properties }, at) => {
        const { line1, city, postalCode } = readPhoton(properties, codeOf)
        // Keep the postal code on one line.
        return { id: String(at), text: [line1, city, postalCode.replace(' ', '\u00a0')].filter(Boolean).join(', ') }
      })
    },
    resolve(id) {
      const place = lastPlaces[Number(id)]
      const [lng = null, lat = null] = place?.geometry.coordinates ?? []
      return Promise.resolve(place && { ...readPhoton(place.properties, codeOf), lat, lng })
    }
  }
}

/** Addresses from the API itself. */
export const ownAddresses = (codeOf: CodeOf): AddressSource =>
  sourceOf(async q => {
    const result = await request(suggestAddresses, { query: { q } })
    return result.ok ? result.value.features : []
  }, codeOf)

/** Addresses from a Photon server, nearby ones first. */
export const photonAddresses = (
  server: string,
  near: { lat: number; lng: number } | undefined,
  codeOf: CodeOf
): AddressSource =>
  sourceOf(async q => {
    const lang = apiSettings().locale().slice(0, 2)
    const query = new URLSearchParams({ q, lang, limit: MOST, ...(near && { lat: `${near.lat}`, lon: `${near.lng}` }) })
    const text = await readText(platform().http(`${server.replace(/\/+$/, '')}/api?${query}`, { credentials: 'omit' }))
    const parsed = safeParse(suggestAddresses.reply, text)
    return parsed.success ? parsed.output.features : []
  }, codeOf)
