import { eq } from 'drizzle-orm'
import { draftFields } from '../../../contract/staff/draft-fields.ts'
import { business as table } from '../../db/schema.ts'
import { plain, type Thing } from './thing.ts'

/** The id of the rules of points in drafts. */
export const loyaltyId = 'loyalty'

const names = Object.keys(draftFields.loyalty.entries)

/** The rules of points and the tiers: columns of the one business. */
export const loyalties: Thing = {
  async read(db, ids, isLocked) {
    if (!ids.includes(loyaltyId)) return new Map()
    const query = db.select().from(table).limit(1)
    const [row] = await (isLocked ? query.for('no key update') : query)
    return new Map(row ? [[loyaltyId, row]] : [])
  },
  fieldsOf: row => Object.fromEntries(names.map(name => [name, plain(row[name])])),
  withFields: (row, fields) => ({ ...row, ...fields }),
  create: async () => undefined,
  async write(tx, rows) {
    for (const row of rows)
      await tx
        .update(table)
        .set(Object.fromEntries(names.map(name => [name, row[name]])))
        .where(eq(table.id, row['id'] as string))
  },
  remove: async () => {}
}
