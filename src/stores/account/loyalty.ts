import { computed } from 'nanostores'
import { request } from '../../api/request.ts'
import { readLoyalty } from '../../contract/account/loyalty.ts'
import { $locations } from '../location/business.ts'
import { createResource } from '../core/resource.ts'

/** What the person has earned. */
export const { $load: $loyalty, load: loadLoyalty } = createResource(() => request(readLoyalty))

/** Whether any store may reward anybody; where none may, nothing is said of points (SPEC C12). */
export const $hasLoyalty = computed($locations, locations => locations.some(({ features }) => features.loyalty))
