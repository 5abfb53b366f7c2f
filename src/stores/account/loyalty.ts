import { computed } from 'nanostores'
import { request } from '../../client/http/request.ts'
import { readLoyalty } from '../../contract/account/loyalty.ts'
import { $locations } from '../location/business.ts'
import { createResource } from '../../client/resource.ts'

/** The signed-in user's loyalty points and history. */
export const { $state: $loyalty, load: loadLoyalty } = createResource({
  scope: 'person',
  read: () => request(readLoyalty)
})

/** True if any store has loyalty enabled; otherwise points are not mentioned anywhere (SPEC C12). */
export const $hasLoyalty = computed($locations, locations => locations.some(({ features }) => features.loyalty))
