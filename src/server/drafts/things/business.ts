import { eq } from 'drizzle-orm'
import { draftFields } from '../../../contract/staff/draft-fields.ts'
import { business as table, type StoredPolicies } from '../../db/schema.ts'
import { type Fields, plain, type Thing } from './thing.ts'

/** The id of the one business in drafts. */
export const businessId = 'business'

const policyNames = ['privacy', 'terms'] as const
const ownNames = Object.keys(draftFields.business.entries).filter(name => !isPolicy(name))

function isPolicy(name: string): name is keyof StoredPolicies {
  return (policyNames as readonly string[]).includes(name)
}

function policiesWith(stored: StoredPolicies | null, fields: Fields): StoredPolicies | null {
  const policies = { privacy: stored?.privacy ?? null, terms: stored?.terms ?? null }
  for (const name of policyNames) if (name in fields) policies[name] = fields[name] as StoredPolicies[typeof name]
  return policies.privacy === null && policies.terms === null ? null : policies
}

/** The one business, with the addresses of its policies as fields of their own. */
export const businesses: Thing = {
  async read(db, ids, isLocked) {
    if (!ids.includes(businessId)) return new Map()
    const query = db.select().from(table).limit(1)
    const [row] = await (isLocked ? query.for('no key update') : query)
    return new Map(row ? [[businessId, row]] : [])
  },
  fieldsOf(row) {
    const policies = row['policies'] as StoredPolicies | null
    const fields = ownNames.map(name => [name, plain(row[name])])
    return Object.fromEntries([...fields, ...policyNames.map(name => [name, policies?.[name] ?? null])])
  },
  withFields(row, fields) {
    const own = Object.entries(fields).filter(([name]) => !isPolicy(name))
    const policies = policiesWith(row['policies'] as StoredPolicies | null, fields)
    return { ...row, ...Object.fromEntries(own), policies }
  },
  create: async () => undefined,
  async write(tx, rows) {
    for (const row of rows) {
      const values = Object.fromEntries([...ownNames, 'policies'].map(name => [name, row[name]]))
      await tx
        .update(table)
        .set(values)
        .where(eq(table.id, row['id'] as string))
    }
  },
  remove: async () => {}
}
