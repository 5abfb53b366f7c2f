import { computed } from 'nanostores'
import { resettable } from '../core/reset.ts'
import { $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import { $legalAge, $visitorAge, setAge } from './visitor-age.ts'

/** The age that the visitor said they have not reached, on this visit. */
const $refusedAge = resettable<number | undefined>('visitor', undefined)

const $highestAge = computed($locations, locations => Math.max(0, ...locations.map(({ legalAge }) => legalAge)))

/**
 * The age that is asked for: that of the store. For the list of stores it is the highest, which admits to all of them;
 * to a visitor who hasn't reached it, the lowest.
 */
export const $askedAge = computed(
  [$location, $legalAge, $highestAge, $refusedAge],
  ({ detail }, legalAge, highest, refused) =>
    detail || (refused !== undefined && refused > legalAge) ? legalAge : highest
)

/** True if the visitor said they are under age here. Where the legal age is lower, they are asked again. */
export const $ageRefused = computed(
  [$refusedAge, $askedAge],
  (refused, asked) => refused !== undefined && asked >= refused
)

/** True if a visitor who is under age here has confirmed an age that is enough elsewhere. */
export const $mayEnterOthers = computed(
  [$visitorAge, $locations, $location],
  ({ detail: age }, locations, { detail }) =>
    detail !== undefined && locations.some(({ legalAge }) => legalAge <= (age?.age ?? 0))
)

/** Records that the visitor has reached the age that is asked for. */
export const confirmAge = (): void => setAge($askedAge.get())

/** Records that the visitor has not reached it. */
export const refuseAge = (): void => $refusedAge.set($askedAge.get())

/** Takes back an answer that was given by mistake: the question is asked again. */
export const askAgeAgain = (): void => $refusedAge.set(undefined)
