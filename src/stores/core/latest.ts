import { onReset, type ResetScope } from './reset.ts'

/** Tells the latest of several attempts from those that it overtook; a reset overtakes them all. */
export interface Latest {
  /** Begins an attempt that overtakes the one before. Returns a function that says whether it is still the latest. */
  begin(): () => boolean
  /** Returns a function that says whether nothing has begun or been cancelled since. */
  follow(): () => boolean
  /** Overtakes the attempt that is under way. */
  cancel(): void
}

/** Creates a counter of attempts, which these scopes reset. */
export function createLatest(scopes: ResetScope | readonly ResetScope[]): Latest {
  let number = 0
  const cancel = () => void number++
  const follow = () => {
    const mine = number
    return () => mine === number
  }
  onReset(scopes, cancel)
  return {
    begin() {
      cancel()
      return follow()
    },
    follow,
    cancel
  }
}
