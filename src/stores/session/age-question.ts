import { computed } from 'nanostores'
import { $locations } from '../location/business.ts'
import { $location } from '../location/location.ts'
import { $legalAge, $refusedAge, $visitorAge, setAge } from './visitor-age.ts'

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

/** True if the visitor is known to be under age here. Where the legal age is lower, they are asked again. */
export const $ageRefused = computed(
  [$refusedAge, $askedAge],
  (refused, askedAge) => refused !== undefined && askedAge >= refused
)

/** True if a visitor who is under age here has confirmed an age that is enough elsewhere. */
export const $mayEnterOthers = computed(
  [$visitorAge, $locations, $location],
  ({ detail: age }, locations, { detail }) =>
    detail !== undefined && locations.some(({ legalAge }) => legalAge <= (age?.age ?? 0))
)

/** Records that the visitor has reached the age that is asked for. */
export const confirmAge = (): void => setAge($askedAge.get())

/** Records that the visitor has not reached an age: the one that is asked for, unless another is given. */
export const refuseAge = (age = $askedAge.get()): void => $refusedAge.set(Math.min(age, $refusedAge.get() ?? age))

/** Takes back an answer that was given by mistake: the question is asked again. */
export const askAgeAgain = (): void => $refusedAge.set(undefined)
