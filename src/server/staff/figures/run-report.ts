import { runStatement, type Statement } from '../../db/connection/statement.ts'
import { postgresCode } from '../../db/connection/transaction.ts'
import type { Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'

/** The code of Postgres for a statement that took longer than it may. */
const CANCELED = '57014'

const tooMuchWords: Words = {
  en: 'These are too many orders to add up. Choose fewer days, or one store.',
  fr: 'Il y a trop de commandes à additionner. Choisissez moins de jours, ou un seul magasin.'
}

/** Runs a statement that returns one row. Throws 422 if the database ends it for taking too long. */
export async function runReport<Row extends object>(
  db: Queries,
  statement: Statement,
  values: readonly unknown[]
): Promise<Row> {
  const [row] = await runStatement<Row>(db, statement, values).catch((error: unknown) => {
    if (postgresCode(error) !== CANCELED) throw error
    throw new ApiError(422, 'invalid', { words: tooMuchWords, fields: { to: 'too_long' } })
  })
  if (row === undefined) throw new Error('The report has no row.')
  return row
}
