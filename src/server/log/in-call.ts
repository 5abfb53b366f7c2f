import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<string>()

/** Runs the work of a request: its log lines have the request id, also after an `await`. */
export const inCall = <Result>(id: string, work: () => Result): Result => calls.run(id, work)

/** Runs work outside any request, even if a request started it. */
export const outsideCalls = <Result>(work: () => Result): Result => calls.exit(work)

/** The id of the current request; undefined outside of one. */
export const callId = (): string | undefined => calls.getStore()
