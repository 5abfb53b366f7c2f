import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Database, Queries, Transaction } from '../../db/types.ts'
import { gather, type Gathered } from '../../jobs/gather.ts'
import { outcomesOf, writeOutcomes } from '../apply.ts'
import { compare } from '../compare.ts'
import { changesOf, findDraft } from '../records.ts'
import { shadow, shadowShelves } from './shadow.ts'

/** Ends a transaction without a trace, with its results. */
class Back extends Error {
  readonly results: unknown[]

  constructor(results: unknown[]) {
    super('Back')
    this.results = results
  }
}

interface Read {
  clock: Context['clock']
  read: (db: Queries) => Promise<unknown>
}

/** The reads of each draft that was read lately. */
const readsByDatabase = new WeakMap<Database, Map<string, Gathered<Read, unknown>>>()

/** Number of drafts of which reads may share an application. */
const MOST = 50

/**
 * Reads the shop as it would be with a draft published, by the readers of the shop itself. The draft is applied to copies of the
 * tables, in a transaction that is rolled back: nothing of it is ever in what others read, and no order waits for it. In a
 * conflict it shows the draft's values. A page reads several things together and a large draft takes seconds, so those that come
 * while it is being applied share the next application, which has all that was saved before them.
 */
export async function inDraft<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  draft: string | null | undefined,
  read: (db: Queries) => Promise<Result>
): Promise<Result> {
  if (!draft) return read(db)
  return (await readsOf(db, draft)({ clock, read })) as Result
}

function readsOf(db: Database, draft: string): Gathered<Read, unknown> {
  const drafts = readsByDatabase.get(db) ?? new Map<string, Gathered<Read, unknown>>()
  readsByDatabase.set(db, drafts)
  const reads = drafts.get(draft) ?? inTurns(items => readAll(db, draft, items))
  drafts.delete(draft)
  drafts.set(draft, reads)
  const [oldest] = drafts.keys()
  if (drafts.size > MOST && oldest !== undefined) drafts.delete(oldest)
  return reads
}

/** Batches reads, one batch after the other: those that come during one are in the next. */
function inTurns(work: (items: readonly Read[]) => Promise<unknown[]>): Gathered<Read, unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return gather(
    items => {
      const results = work(items)
      last = results.catch(() => {})
      return results
    },
    () => last
  )
}

async function readAll(db: Database, draft: string, items: readonly Read[]): Promise<unknown[]> {
  const [first] = items
  if (first === undefined) return []
  try {
    return await transaction(db, async tx => {
      await applyDraft(tx, draft, first.clock())
      const results: unknown[] = []
      for (const { read } of items) results.push(await read(tx))
      throw new Back(results)
    })
  } catch (error) {
    if (error instanceof Back) return error.results
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
