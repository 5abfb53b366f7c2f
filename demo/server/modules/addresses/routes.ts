import type { Hono } from 'hono'
import { suggestAddresses } from '../../../../src/contract/store/address.ts'
import { hasControl } from '../../http/request/controls.ts'
import { badFields } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { suggest } from './suggest.ts'

const longest = 200

/** Serves the address search over the demo's places. */
export function addressRoutes(app: Hono): void {
  route(app, suggestAddresses, ({ query, language }) =>
    Promise.resolve({ features: suggest(typedIn(query['q']), language) })
  )
}

function typedIn(typed = ''): string {
  if (typed.trim() === '') throw badFields({ q: 'required' })
  if (typed.length > longest) throw badFields({ q: 'too_long' })
  if (hasControl(typed)) throw badFields({ q: 'unknown' })
  return typed
}
