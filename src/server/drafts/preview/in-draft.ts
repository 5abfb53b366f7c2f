import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { outcomesOf, writeOutcomes } from '../apply.ts'
import { compare } from '../compare.ts'
import { changesOf, findDraft } from '../records.ts'
import { shadow, shadowShelves } from './shadow.ts'

/** Ends a transaction without a trace, with its result. */
class Back<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('Back')
    this.result = result
  }
}

/**
 * Reads the shop as it would be with a draft published, by the readers of the shop itself. The draft is applied to copies of the
 * tables, in a transaction that is rolled back: nothing of it is ever in what others read, and no order waits for it. In a
 * conflict it shows the draft's values.
 */
export async function inDraft<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  draft: string | null | undefined,
  read: (db: Queries) => Promise<Result>
): Promise<Result> {
  if (!draft) return read(db)
  try {
    return await transaction(db, async tx => {
      await applyDraft(tx, draft, clock())
      throw new Back(await read(tx))
    })
  } catch (error) {
    if (error instanceof Back) return error.result as Result
    throw error
  }
}

async function applyDraft(tx: Transaction, id: string, now: Date): Promise<void> {
  const { publishedAt } = await findDraft(tx, id)
  if (publishedAt !== null) return
  const changes = await changesOf(tx, id)
  const kinds = new Set(changes.map(({ kind }) => kind))
  await shadow(tx, kinds)
  await writeOutcomes(tx, await outcomesOf(tx, await compare(tx, changes), now), now)
  await shadowShelves(tx, kinds)
}
