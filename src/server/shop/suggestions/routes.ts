import type { Hono } from 'hono'
import { mostSuggestions, readSuggestions } from '../../../contract/catalog/suggestions.ts'
import { suggest } from '../../../rules/suggest/suggest.ts'
import type { Context } from '../../context.ts'
import { badFields } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { findListed } from '../locations/find-location.ts'
import { readShelf } from './read-shelf.ts'

/** Serves suggestions for some products of a location. Nothing of the caller goes into them, so that any cache may keep them. */
export function suggestionRoutes(app: Hono, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  route(app, readSuggestions, async ({ param, query }) => {
    const location = await findListed(db, param('location'))
    const ids = idsIn(query['products'])
    const { purchaseLimit: limit } = location
    const left = Math.min(limit.dried, leftIn(query['left']) ?? limit.dried)
    if (!location.suggestions) return { suggestions: [] }
    const shelf = await readShelf(db, location, ids, clock())
    return { suggestions: suggest({ ...shelf, left, limit, most: mostSuggestions.returned }) }
  })
}

function idsIn(text: string | undefined): string[] {
  const ids = [...new Set((text ?? '').split(',').map(id => id.trim()))].filter(Boolean)
  if (ids.length === 0) throw badFields({ products: 'required' })
  if (ids.length > mostSuggestions.products) throw badFields({ products: 'too_long' })
  return ids
}

function leftIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(text)) throw badFields({ left: 'number' })
  return Number(text)
}
