import { onReset, type ResetScope } from './reset.ts'

/** Tracks which of several attempts is the latest. A reset supersedes them all. */
export interface Latest {
  /** Starts an attempt that supersedes earlier ones. Returns a function that returns true while it is the latest. */
  begin(): () => boolean
  /** Returns a function that returns true until another attempt starts or the current one is cancelled. */
  follow(): () => boolean
  /** Supersedes the current attempt. */
  cancel(): void
}

/** Creates an attempt counter that is reset with the given scopes. */
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
