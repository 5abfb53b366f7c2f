import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<string>()

/** Runs the work of a call: what it logs bears the call's id, also from behind an `await`. */
export const inCall = <Result>(id: string, work: () => Result): Result => calls.run(id, work)

/** Runs work that belongs to no call, though one may have set it going. */
export const outsideCalls = <Result>(work: () => Result): Result => calls.exit(work)

/** The id of the call that is under way; undefined outside of any. */
export const callId = (): string | undefined => calls.getStore()
