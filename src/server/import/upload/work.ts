import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { imports, type ImportResult, listings, locations, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { withoutValues } from '../../http/middleware/failures.ts'
import { BrokenFile } from '../read/broken-file.ts'
import { undoPictures } from '../pictures/undo-pictures.ts'
import { wantPictures } from '../pictures/want-pictures.ts'
import { LargeDrop } from '../write/large-drop.ts'
import { waitForTurn } from '../write/turn.ts'
import { inParts } from '../in-parts.ts'
import { type MenuChanges, recordedChanges } from './changes/changes.ts'
import { runList } from './check-list.ts'
import { expand } from './changes/compress.ts'
import { packUndo, unpackUndo } from './changes/pack-undo.ts'
import { forgetProgress, noteProgress } from './progress.ts'
import { findImport, type ImportRow, unfinishedImports } from './records.ts'
import { type Kept, undoChanges } from './changes/undo-changes.ts'

type WorkContext = Pick<Context, 'db' | 'clock' | 'log' | 'publish' | 'wake' | 'wakePictures' | 'backgroundJobs'>

/** Another process is at the same work, or has done it. */
class NotMine extends Error {}

/** Starts the work that a list's state asks for, in the background: one list after the other. */
export function startWork(context: WorkContext, id: string): void {
  context.backgroundJobs.run('Importing a list', () => workOn(context, id), 'menu-import')
}

/** Starts the work on lists that a process has left unfinished; it has written nothing of them. */
export async function resumeImports(context: WorkContext): Promise<void> {
  for (const { id } of await unfinishedImports(context.db)) startWork(context, id)
}

async function workOn(context: WorkContext, id: string): Promise<void> {
  const { db, log, wake, wakePictures } = context
  const row = await findImport(db, id)
  try {
    if (row.state === 'applying') await apply(context, row)
    if (row.state === 'undoing') await undo(context, row)
    wake()
    wakePictures()
  } catch (error) {
    if (error instanceof NotMine) return
    if (!(error instanceof BrokenFile)) log('Importing a list failed', withoutValues(error))
    await noteFailure(context, row, error)
  } finally {
    forgetProgress(id)
  }
}

/** Applies a list in one transaction with its messages and the rows by which it can be undone. */
async function apply(context: WorkContext, row: ImportRow): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const [stored] = await db.select({ content: imports.content }).from(imports).where(eq(imports.id, row.id))
  if (!stored?.content) throw new NotMine()
  const list = {
    file: row.fileName,
    bytes: await expand(stored.content),
    settings: row.settings,
    location: row.slug
  }
  let changes: MenuChanges[] = []
  const options = {
    mayDrop: row.mayDrop,
    isPicturedLater: true,
    now,
    onWritten: (done: number, of: number) => noteProgress(row.id, { done, of }),
    async onBegin(tx: Transaction) {
      changes = []
      await claim(tx, row)
    }
  }
  const result = await runList(db, list, options, {
    async changesOf(tx, planned) {
      const recorded = await recordedChanges(tx, planned)
      changes.push(recorded)
      return recorded
    },
    async onResult(tx, written, pictures) {
      const stores = changes.map(({ locationId }) => locationId)
      const undo = await packUndo(changes)
      const set = { state: 'done' as const, content: null, undo, stores, result: written, appliedAt: now }
      await tx.update(imports).set(set).where(eq(imports.id, row.id))
      await wantPictures(tx, pictures, { importId: row.id, now })
      await publishMenus(tx, context, changes)
    }
  })
  if (result.problem !== null) throw new BrokenFile(result.problem)
}

async function undo(context: WorkContext, row: ImportRow): Promise<void> {
  const { db, clock } = context
  const now = clock()
  await transaction(db, async tx => {
    await waitForTurn(tx)
    await claim(tx, row)
    const [stored] = await tx.select({ undo: imports.undo }).from(imports).where(eq(imports.id, row.id))
    const stores = stored?.undo ? await unpackUndo(stored.undo) : []
    const kept: Kept = { changed: await undoPictures(tx, row.id), sold: 0 }
    // Later stores built on what earlier ones brought.
    for (const changes of stores.toReversed()) {
      const { changed, sold } = await undoChanges(tx, changes, now)
      kept.changed += changed
      kept.sold += sold
    }
    await tx.update(imports).set({ state: 'undone', undo: null, kept, undoneAt: now }).where(eq(imports.id, row.id))
    const ids = stores.map(({ locationId }) => locationId)
    await tx.update(locations).set({ menuUpdatedAt: now }).where(inArray(locations.id, ids))
    await publishMenus(tx, context, stores)
  })
}

/** Keeps other processes from the same work; throws NotMine if one is at it. */
async function claim(tx: Transaction, { id, state }: ImportRow): Promise<void> {
  const rows = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, state)))
    .for('update', { skipLocked: true })
  if (rows.length === 0) throw new NotMine()
}

/** Says to the open pages of all stores that list a changed product that their menu is another. */
async function publishMenus(
  tx: Transaction,
  { publish }: Pick<Context, 'publish'>,
  changes: readonly MenuChanges[]
): Promise<void> {
  const products = changes.flatMap(store => store.products.flatMap(({ before }) => before?.id ?? []))
  const sizes = changes.flatMap(store => store.variants.flatMap(({ before }) => before?.productId ?? []))
  const shared = await inParts([...new Set([...products, ...sizes])], some =>
    tx
      .selectDistinct({ id: listings.locationId })
      .from(listings)
      .innerJoin(variants, eq(variants.id, listings.variantId))
      .where(inArray(variants.productId, some))
  )
  const ids = new Set([...changes.map(({ locationId }) => locationId), ...shared.map(({ id }) => id)])
  await publish(tx, ...[...ids].map(id => ({ channel: `location.${id}`, message: { type: 'menu' } }) as const))
}

/** Notes that nothing was written: a list can be tried again after a question, else it has failed. */
async function noteFailure({ db, clock }: WorkContext, row: ImportRow, error: unknown): Promise<void> {
  const { id, state, result } = row
  const is = and(eq(imports.id, id), eq(imports.state, state))
  if (state === 'undoing') {
    await db.update(imports).set({ state: 'done' }).where(is)
    return
  }
  const drops = error instanceof LargeDrop ? error.drops.map(drop => ({ ...drop })) : result.drops
  const problem = error instanceof BrokenFile ? error.message : 'The server could not import the list.'
  const failed: ImportResult = error instanceof LargeDrop ? { ...result, drops } : { ...result, problem }
  const next = error instanceof LargeDrop ? 'ready' : 'failed'
  await db.update(imports).set({ state: next, result: failed, checkedAt: clock() }).where(is)
}
