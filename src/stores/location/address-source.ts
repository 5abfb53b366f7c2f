import type { AddressSource } from '../../api/address-source.ts'
import { googleAddresses } from '../../api/google-places.ts'
import { ownAddresses, photonAddresses } from '../../api/photon.ts'
import { platform } from '../../platform/platform.ts'
import { $location } from './location.ts'

/** Where addresses are looked up near the current store: at Google's or a Photon server as the retailer has set, else by the API. */
export function addressSource(): AddressSource {
  const { googlePlacesKey, photon } = platform().addresses ?? {}
  const near = $location.get().detail?.address
  if (googlePlacesKey) return googleAddresses(googlePlacesKey, near)
  return photon ? photonAddresses(photon, near) : ownAddresses()
}
