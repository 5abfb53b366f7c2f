import type { GenericSchema, InferInput, InferOutput, ObjectEntries } from 'valibot'

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Auth = 'needed' | 'known' | 'bound' | 'gated'

/** What client, server and the OpenAPI document know of one endpoint. */
export interface Endpoint<
  Reply extends GenericSchema = GenericSchema,
  Body extends GenericSchema | undefined = GenericSchema | undefined
> {
  method: Method
  /** Below `<api>/v1`, with `:name` for a part that varies. */
  path: string
  query: ObjectEntries
  body: Body
  reply: Reply
  /** Whether the call creates something and so takes an `Idempotency-Key`. */
  creates: boolean
  /**
   * Whether the call is nothing without a session, or is merely told of one; without it no token is sent. What is `bound`
   * is told of one too, and is not done for the guest that the session's end leaves. What is `gated` is public, and is told
   * of one only where the retailer's age gate asks for an account (SPEC C11): elsewhere any cache may keep it.
   */
  session?: Auth
}

export type ReplyOf<E extends Endpoint> = InferOutput<E['reply']>
/** A reply as the back end gives it: what has a default may be left out. */
export type GivenOf<E extends Endpoint> = InferInput<E['reply']>
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : undefined

interface Read<Reply extends GenericSchema> {
  query?: ObjectEntries
  session?: Auth
  reply: Reply
}

interface Write<Reply extends GenericSchema, Body extends GenericSchema> extends Read<Reply> {
  body: Body
}

/** Describes a read. */
export function get<Reply extends GenericSchema>(path: string, spec: Read<Reply>): Endpoint<Reply, undefined> {
  return { method: 'GET', path, query: {}, body: undefined, creates: false, ...spec }
}

/** Describes a call that creates something; it takes an `Idempotency-Key`. */
export function post<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'POST', path, query: {}, creates: true, ...spec }
}

/** Describes a call that sets something and may be repeated at will. */
export function put<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'PUT', path, query: {}, creates: false, ...spec }
}

/** Describes a question whose secret goes in the body, so that no log and no history holds it. */
export function query<Reply extends GenericSchema, Body extends GenericSchema>(
  path: string,
  spec: Write<Reply, Body>
): Endpoint<Reply, Body> {
  return { method: 'POST', path, query: {}, creates: false, ...spec }
}

/** Describes a call that ends something; a second one finds it ended. */
export function del<Reply extends GenericSchema>(path: string, spec: Read<Reply>): Endpoint<Reply, undefined> {
  return { method: 'DELETE', path, query: {}, body: undefined, creates: false, ...spec }
}
