import { oneOf, readAs } from '../../contract/first/readers.ts'
import { failureCodes, fieldCodes } from '../../contract/first/words.ts'
import type { Failure, FailureCode, FieldCode } from '../../contract/http/reply.ts'
import { readReply } from '../../rules/reply.ts'

/**
 * The reason a request failed: no response (`offline`), an invalid response (`malformed`), a server error (`server`),
 * or a refusal with its code, affected fields and fresh state.
 */
export interface ApiProblem {
  kind: 'offline' | 'malformed' | 'server' | 'refused'
  code?: FailureCode
  /** The API's message, or a fallback. The storefront has its own for each code of the contract (SPEC C20). */
  message: string
  /** True if the reply is not in the contract's format: its message is shown, whatever its status. */
  isForeign?: boolean
  fields: Record<string, FieldCode>
  payload: unknown
}

/** The result of a request. */
export type Result<Value> = { ok: true; value: Value; message: string } | { ok: false; problem: ApiProblem }

export const failed = (kind: ApiProblem['kind'], message = ''): { ok: false; problem: ApiProblem } => ({
  ok: false,
  problem: { kind, message, fields: {}, payload: undefined }
})

const isFieldCode = (entry: [string, unknown]): entry is [string, FieldCode] =>
  (fieldCodes as readonly unknown[]).includes(entry[1])

/** Reads an error response. One that is not in the API's format still yields its message (SPEC A6). */
export function readFailure(status: number, data: unknown): { ok: false; problem: ApiProblem } {
  const { code: sent, fields, payload } = (data ?? {}) as { [Name in keyof Failure]: unknown }
  const code = readAs(oneOf(failureCodes), sent)
  const { message } = readReply(status, data)
  if (!code) {
    const { problem } = failed(status >= 500 ? 'server' : 'refused', message)
    return { ok: false, problem: { ...problem, isForeign: true, ...(status === 404 && { code: 'not_found' }) } }
  }
  return {
    ok: false,
    problem: {
      kind: status >= 500 ? 'server' : 'refused',
      code,
      message,
      fields: Object.fromEntries(Object.entries(fields ?? {}).filter(isFieldCode)),
      payload: payload ?? undefined
    }
  }
}
