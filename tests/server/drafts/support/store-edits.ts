import { newId } from '../../../../src/server/db/schema.ts'
import { set } from './drafting.ts'

const all = (values: object) => Object.fromEntries(Object.entries(values).map(([name, to]) => [name, set(to)]))
const change = (kind: 'business' | 'store' | 'zone', id: string, fields: object) => ({
  kind,
  ids: [id],
  change: 'set' as const,
  fields: all(fields)
})
/** An edit of a store. */
export const store = (fields: object, slug = 'queen-west') => change('store', slug, fields)
/** An edit of the business. */
export const business = (fields: object) => change('business', 'business', fields)
/** An edit of a zone. */
export const zone = (fields: object, id = 'queen-west/downtown') => change('zone', id, fields)
/** The addition of a zone to Queen West. */
export const freshZone = (fields: object = {}) => ({
  kind: 'zone' as const,
  ids: [`queen-west/${newId()}`],
  change: 'add' as const,
  fields: all({
    name: 'East',
    postalPrefixes: ['M4M'],
    polygon: [],
    fee: 700,
    minimum: 0,
    freeFrom: null,
    hours: null,
    ...fields
  })
})
