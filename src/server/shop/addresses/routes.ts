import type { Hono } from 'hono'
import { suggestAddresses } from '../../../contract/store/address.ts'
import { plainText } from '../../../contract/typed/plain-text.ts'
import { hasControl } from '../../http/request/controls.ts'
import { badFields } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { suggest } from './suggest.ts'

const longest = 200

/** Serves the address search over the demo's places; a server in earnest knows none, and shoppers type theirs. */
export function addressRoutes(app: Hono, isDemo: boolean): void {
  route(app, suggestAddresses, ({ query, language }) => {
    const typed = typedIn(query['q'])
    return Promise.resolve({ features: isDemo ? suggest(typed, language) : [] })
  })
}

function typedIn(query = ''): string {
  const typed = plainText(query)
  if (typed === '') throw badFields({ q: 'required' })
  if (typed.length > longest) throw badFields({ q: 'too_long' })
  if (hasControl(typed)) throw badFields({ q: 'unknown' })
  return typed
}
