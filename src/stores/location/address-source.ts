import type { AddressSource } from '../../api/address-source.ts'
import { googleAddresses } from '../../api/google-places.ts'
import { ownAddresses, photonAddresses } from '../../api/photon.ts'
import { platform } from '../../platform/platform.ts'
import { $location } from './location.ts'
import { $market, provinceOf } from './market.ts'

/**
 * Returns the address provider for the current store: Google or a Photon server if the retailer configured one,
 * otherwise the API.
 */
export function addressSource(): AddressSource {
  const { googlePlacesKey, photon } = platform().addresses ?? {}
  const near = $location.get().detail?.address
  if (googlePlacesKey) return googleAddresses(googlePlacesKey, near, () => $market.get().country)
  return photon ? photonAddresses(photon, near, provinceOf) : ownAddresses(provinceOf)
}
