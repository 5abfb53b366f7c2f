import { object } from 'valibot'
import type { BodyOf, Endpoint, ReplyOf } from '../../contract/http/endpoint.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import type { FieldCode } from '../../contract/http/reply.ts'
import { $locale } from '../../i18n/locale.ts'
import { $token } from './token.ts'

/** A request was refused, or never arrived: `status` is 0 then. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Record<string, FieldCode>

  constructor(status: number, message = '', fields: Record<string, FieldCode> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** The variable parts of a request. */
interface Filling<E extends Endpoint> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: BodyOf<E>
}

interface Answer {
  payload?: unknown
  message?: string
  fields?: Record<string, FieldCode>
}

/** Calls an endpoint of the API as the signed-in staff member; returns its payload, checked against the contract. */
export async function call<E extends Endpoint>(endpoint: E, filling: Filling<E> = {}): Promise<ReplyOf<E>> {
  const { params = {}, query = {}, body } = filling
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const locale = $locale.get()
  const token = $token.get()
  const response = await fetch(`/v1${path}?${new URLSearchParams({ ...query, locale })}`, {
    method: endpoint.method,
    cache: 'no-store',
    headers: {
      'Accept-Language': locale,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' })
    },
    ...(body !== undefined && { body: JSON.stringify(body) })
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined
  if (!response?.ok) throw new Refused(response?.status ?? 0, answer?.message, answer?.fields)
  const reply = inShape(object({ payload: endpoint.reply }), answer, (at, why) =>
    console.warn(`${endpoint.method} ${path}: ${at} ${why}`)
  )
  if (!reply) throw new Refused(response.status)
  return reply.payload
}
