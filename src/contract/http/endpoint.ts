import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from 'valibot'
import type { StaffRight } from '../staff/rights.ts'

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Auth = 'required' | 'optional' | 'sticky' | 'age-gated'

/** An endpoint as shared by the client, the server and the OpenAPI document. */
export interface Endpoint<
  Reply extends GenericSchema = GenericSchema,
  Body extends GenericSchema | undefined = GenericSchema | undefined
> {
  method: Method
  /** The path below `<api>/v1`, with `:name` for variable parts. */
  path: string
  query: ObjectEntries
  body: Body
  reply: Reply
  /** True if the request creates something and takes an `Idempotency-Key`. */
  creates: boolean
  /**
   * The endpoint's use of the session; without this, no token is sent.
   * - `required`: rejected without a session.
   * - `optional`: retried as a guest after a 401.
   * - `sticky`: optional, but not retried as a guest after a 401.
   * - `age-gated`: public; the token is sent only if the age gate requires an account (SPEC C11), so that otherwise
   * any cache may store the response.
   */
  auth?: Auth
  /**
   * True if a session on a shared screen may not use it: what outlives the visit there, or opens more of the account than
   * the visit needs. 403 `forbidden` says to sign in on an own device.
   */
  needsOwnDevice?: boolean
  /** The right that a staff member needs; without it, an endpoint of the staff is for all of them. */
  right?: StaffRight
  /** True if the request's body is a file, as it is. */
  isUpload?: boolean
}

export type ReplyOf<E extends Endpoint> = InferOutput<E['reply']>
/** A response as sent by the back end: fields with a default may be omitted. */
export type GivenOf<E extends Endpoint> = InferInput<E['reply']>
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : undefined

interface Read<Reply extends GenericSchema> {
  query?: ObjectEntries
  auth?: Auth
  needsOwnDevice?: boolean
  right?: StaffRight
  reply: Reply
}

interface Write<Reply extends GenericSchema, Body extends GenericSchema> extends Read<Reply> {
  body: Body
}

/** Describes an endpoint that reads something. */
export function get<Reply extends GenericSchema>(path: string, spec: Read<Reply>): Endpoint<Reply, undefined> {
  return { method: 'GET', path, query: {}, body: undefined, creates: false, ...spec }
}

/** Describes an endpoint that creates something; it takes an `Idempotency-Key`. */
export function post<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'POST', path, query: {}, creates: true, ...spec }
}

/** Describes an idempotent endpoint that sets something. */
export function put<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'PUT', path, query: {}, creates: false, ...spec }
}

/**
 * Describes a POST that is not a create and has no `Idempotency-Key`. Its secrets are in the body, so that they don't
 * end up in logs or the browser history.
 */
export function query<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'POST', path, query: {}, creates: false, ...spec }
}

/** Describes a POST whose body is a file. It creates nothing that lasts, and has no `Idempotency-Key`. */
export function upload<Reply extends GenericSchema>(path: string, spec: Read<Reply>): Endpoint<Reply, undefined> {
  return { method: 'POST', path, query: {}, body: undefined, creates: false, isUpload: true, ...spec }
}

/** Describes an idempotent endpoint that deletes something. */
export function del<Reply extends GenericSchema>(path: string, spec: Read<Reply>): Endpoint<Reply, undefined> {
  return { method: 'DELETE', path, query: {}, body: undefined, creates: false, ...spec }
}
