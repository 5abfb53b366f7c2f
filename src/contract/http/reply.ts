import { type GenericSchema, type InferOutput, object, picklist, record, string, unknown } from 'valibot'
import { failureCodes, fieldCodes } from '../first/words.ts'
import { maybe } from './optional.ts'

/** The reason a request was refused; the storefront has a message for each. */
const failureCode = picklist(failureCodes)

/** The reason a field was refused; the storefront has a message for each in the shopper's language (SPEC C17). */
export const fieldCode = picklist(fieldCodes)

/** An error response: `fields` has the errors by field, `payload` the fresh state of stale data. */
export const failure = object({
  message: maybe(string()),
  code: failureCode,
  fields: maybe(record(string(), fieldCode)),
  payload: maybe(unknown())
})

/** A successful response with its payload. */
export const success = <Payload extends GenericSchema>(payload: Payload) =>
  object({ message: maybe(string()), payload })

export type FailureCode = InferOutput<typeof failureCode>
export type FieldCode = InferOutput<typeof fieldCode>
export type Failure = InferOutput<typeof failure>
