import type { endSession, readSession } from '../account/session.ts'
import type { readMenu } from '../catalog/menu.ts'
import type { Endpoint, ReplyOf } from '../http/endpoint.ts'
import type { readBusiness } from '../store/business.ts'
import { businessReader } from './business-reader.ts'
import { menuReader } from './menu-reader.ts'
import { parts, type Reader } from './readers.ts'
import { sessionReader } from './session-reader.ts'

/** The full endpoints by their names. */
interface Full {
  readBusiness: typeof readBusiness
  readMenu: typeof readMenu
  readSession: typeof readSession
  endSession: typeof endSession
}

export type FirstName = keyof Full

/** The reply of a first endpoint. */
export type FirstReply<Name extends FirstName> = ReplyOf<Full[Name]>

/** An endpoint that a visit may need before its first products: without schemas, whose code comes later (ADR 40). */
export interface FirstEndpoint<Name extends FirstName> extends Pick<Endpoint, 'method' | 'path' | 'creates' | 'auth'> {
  /** The name of the endpoint with its schemas, which check a reply that `read` refuses. */
  name: Name
  query: object
  read: Reader<FirstReply<Name>>
}

/** `readBusiness` */
export const firstBusiness: FirstEndpoint<'readBusiness'> = {
  name: 'readBusiness',
  method: 'GET',
  path: '/business',
  query: { locale: true },
  creates: false,
  read: businessReader
}

/** `readMenu` */
export const firstMenu: FirstEndpoint<'readMenu'> = {
  name: 'readMenu',
  method: 'GET',
  path: '/locations/:location/menu',
  query: { locale: true },
  creates: false,
  auth: 'age-gated',
  read: menuReader
}

/** `readSession` */
export const firstSession: FirstEndpoint<'readSession'> = {
  name: 'readSession',
  method: 'GET',
  path: '/session',
  query: { locale: true },
  creates: false,
  auth: 'required',
  read: sessionReader
}

/** `endSession` */
export const firstEndSession: FirstEndpoint<'endSession'> = {
  name: 'endSession',
  method: 'DELETE',
  path: '/session',
  query: {},
  creates: false,
  auth: 'required',
  read: parts({})
}
