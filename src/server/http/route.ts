import { languageIn } from './request/language.ts'
import type { Context as HonoContext, Hono } from 'hono'
import type { BodyOf, Endpoint, GivenOf } from '../../contract/http/endpoint.ts'
import type { Caller } from './request/caller.ts'
import { bearerIn, callerIn, refuseShared } from './request/caller.ts'
import { type Client, clientIn } from './request/client.ts'
import { controlsIn, hasControl } from './request/controls.ts'
import { checked } from './request/fields.ts'
import { type Language } from './request/language.ts'
import { answerPacked, Packed } from './packed.ts'
import { badFields, notFound, ApiError } from './api-error.ts'
import { MessageResponse } from './message-response.ts'
import { Written } from './written.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The origin under which callers reach this API. */
    origin: string
  }
}

/** Maximum length of an `Idempotency-Key`, in characters. */
export const LONGEST_KEY = 255

/** The client and the language of the response. */
export interface RequestContext {
  language: Language
  client: Client
}

/** A request as modules see it. */
export interface Call<Body = undefined> extends RequestContext {
  /** Returns the path parameter of that name; throws 404 if it holds a control character. */
  param: (name: string) => string
  query: Record<string, string>
  body: Body
  /** Returns the body as it was sent, for uploads. */
  readBytes: () => Promise<Buffer>
  /** The signed-in account, if the endpoint has `auth`. */
  caller: Caller | undefined
  /** The bearer token, for endpoints without a session. */
  bearer: string | undefined
  /** The origin of this API as the caller addressed it: `http://localhost:4280`. */
  origin: string
  idempotencyKey: string | undefined
  /** True if the caller bypasses caches. */
  isFresh: boolean
  /** The storefront's random id, kept across visits and known to this client only. */
  platformId: string | undefined
}

/** Registers an endpoint of the contract: identifies the caller, validates the body, wraps the reply. */
export function route<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  answer: (call: Call<BodyOf<E>>) => Promise<GivenOf<E> | MessageResponse<GivenOf<E>> | Packed | Written>
): void {
  app.on(endpoint.method, endpoint.path, async c => {
    const caller = await callerIn(c, endpoint.auth)
    if (endpoint.needsOwnDevice) refuseShared(caller)
    const reply = await answer({
      param: name => paramIn(c, name),
      query: queryIn(c),
      body: (endpoint.body === undefined ? undefined : checked(endpoint.body, await json(c))) as BodyOf<E>,
      readBytes: async () => Buffer.from(await c.req.arrayBuffer()),
      caller,
      bearer: bearerIn(c),
      language: languageIn(c),
      client: clientIn(c),
      origin: c.get('origin'),
      idempotencyKey: idempotencyKeyIn(c),
      isFresh: /no-cache|max-age=0/.test(c.req.header('cache-control') ?? ''),
      platformId: c.req.header('x-platform-id')?.trim() || undefined
    })
    if (reply instanceof Packed) return answerPacked(c, reply)
    if (reply instanceof Written) return sendText(c, reply.text, 200, { ETag: reply.etag })
    const answered =
      reply instanceof MessageResponse
        ? { message: reply.words[languageIn(c)], payload: reply.payload }
        : { payload: reply }
    return sendJson(c, answered, endpoint.creates ? 201 : 200)
  })
}

const sendJson = (c: HonoContext, value: object, status: 200 | 201): Response =>
  sendText(c, JSON.stringify(value), status)

/** Sends JSON with its length, so that `compress` leaves short replies alone. */
const sendText = (c: HonoContext, text: string, status: 200 | 201, headers: Record<string, string> = {}): Response =>
  c.body(text, status, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers
  })

function paramIn(c: HonoContext, name: string): string {
  const part = c.req.param(name) ?? ''
  if (hasControl(part)) throw notFound()
  return part
}

function queryIn(c: HonoContext): Record<string, string> {
  const query = c.req.query()
  const spoilt = controlsIn(query)
  if (spoilt.length > 0) throw badFields(Object.fromEntries(spoilt.map(name => [name, 'unknown'])))
  return query
}

async function json(c: HonoContext): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'invalid')
  }
}

function idempotencyKeyIn(c: HonoContext): string | undefined {
  const key = c.req.header('idempotency-key')?.trim()
  if (key !== undefined && key.length > LONGEST_KEY) throw badFields({ 'Idempotency-Key': 'too_long' })
  if (key !== undefined && hasControl(key)) throw badFields({ 'Idempotency-Key': 'unknown' })
  return key === '' ? undefined : key
}
