import { transaction } from '../db/connection/transaction.ts'
import type { Database, Transaction } from '../db/types.ts'
import type { ListedProduct, ListedVariant } from './gather.ts'
import { type ListedPicture, picturesIn, type PictureImport } from './pictures/listed-picture.ts'
import { createReport, type Report } from './report/report.ts'
import { type Shelves, shelfForTheRest } from './shelves.ts'
import type { Store } from './stores.ts'
import { addPlanned } from './write/add-planned.ts'
import { type Drop, LargeDrop, largeDropOf, readOnSale } from './write/large-drop.ts'
import type { Plan } from './write/plan.ts'
import { load, type Stored } from './write/stored.ts'
import { readIdentified, type Taken } from './write/taken.ts'
import { waitForTurn } from './write/turn.ts'
import { write } from './write/write.ts'

/** A store's list with the rows before it, and the plan that was made of them. */
export interface PlannedList {
  store: Store
  before: Stored
  onSale: ReadonlySet<string>
  drop: Drop | undefined
  listed: readonly ListedProduct[]
  plan: Plan
  refused: ReadonlyMap<ListedVariant, Taken>
}

/** Options of `importMenu` on writing. */
export interface WriteOptions {
  /** Whether the list may take more than a third of a menu off sale; else that throws LargeDrop. */
  mayDrop?: boolean | undefined
  now?: Date
  onWritten?: (rows: number, of: number) => void
  /** Takes the list's pictures afterwards; else their addresses are stored as they are. */
  pictures?: PictureImport | undefined
  /** Leaves the list's pictures to `onEnd`, and those of the products as they are. */
  isPicturedLater?: boolean
  /** True to plan what would be written, and to write nothing. */
  isTrial?: boolean
  /** Runs first in the transaction; it may throw to end it. */
  onBegin?: (tx: Transaction) => Promise<void>
  /** Runs in the transaction for each store, after its rows are written. */
  onPlanned?: (tx: Transaction, list: PlannedList) => Promise<void>
  /** Runs last in the transaction, with the list's pictures. */
  onEnd?: (tx: Transaction, pictures: readonly ListedPicture[]) => Promise<void>
}

/** The part of a list that is for a store. */
export interface StoreList {
  store: Store
  listed: ListedProduct[]
}

/** The stores' lists of a file, with their source and the shop's categories. */
interface Lists {
  lists: readonly StoreList[]
  source: string
  shelves: Shelves
  report: Report
}

/**
 * Writes the lists of all stores in one transaction, and returns their pictures; throws LargeDrop if one takes too much off sale.
 */
export async function writeLists(
  db: Database,
  { lists, source, shelves, report }: Lists,
  { mayDrop, now = new Date(), onWritten, isTrial, isPicturedLater = false, pictures, ...steps }: WriteOptions
): Promise<ListedPicture[]> {
  const isUnfiled = lists.some(({ listed }) => listed.some(product => product.place === undefined))
  const refusedBefore = report.refused.length
  return transaction(db, async tx => {
    if (!isTrial) await waitForTurn(tx)
    await steps.onBegin?.(tx)
    const shop = {
      source,
      takesPictures: pictures !== undefined || isPicturedLater,
      categoryIds: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.id])),
      forms: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.form])),
      uncategorised: await shelfForTheRest(tx, isUnfiled && !isTrial)
    }
    report.refused.length = refusedBefore
    Object.assign(report, { products: zero(), variants: zero(), notInFile: 0 })
    const drops: Drop[] = []
    const earlier: Plan[] = []
    const listedPictures: ListedPicture[] = []
    for (const { store, listed } of lists) {
      const { id, slug, purchaseLimit } = store
      const location = { id, limitMilli: Math.round(purchaseLimit.dried * 1000) }
      const before = await load(tx, id, source)
      const identified = await readIdentified(tx)
      for (const plan of earlier) addPlanned(before, identified, plan)
      const onSale = await readOnSale(tx, id)
      const part = createReport(report.file, slug, report.encoding)
      const list = { listed, before, identified, isTrial }
      const { refused, plan, ids } = await write(tx, { ...shop, location }, list, part, now, onWritten)
      if (isTrial) earlier.push(plan)
      noteRefused(report, listed, refused)
      addCounts(report, part)
      listedPictures.push(...picturesIn(listed, ids))
      const drop = largeDropOf(slug, onSale, plan)
      if (drop !== undefined) drops.push(drop)
      await steps.onPlanned?.(tx, { store, before, onSale, drop, listed, plan, refused })
    }
    if (drops.length > 0 && !mayDrop) throw new LargeDrop(drops)
    await steps.onEnd?.(tx, listedPictures)
    return listedPictures
  })
}

function addCounts(report: Report, part: Report): void {
  for (const kind of ['products', 'variants'] as const)
    for (const key of ['added', 'changed', 'unchanged'] as const) report[kind][key] += part[kind][key]
  report.notInFile += part.notInFile
}

/** Refuses the rows of sizes whose SKU or GTIN another product has. */
function noteRefused(
  report: Report,
  listed: readonly ListedProduct[],
  refused: ReadonlyMap<ListedVariant, Taken>
): void {
  for (const { externalId, variants } of listed)
    for (const variant of variants) {
      const taken = refused.get(variant)
      if (taken === undefined) continue
      const reason = `its ${taken.field} “${taken.text}” is already that of ${taken.owner}`
      report.refused.push({ line: variant.line, id: `${externalId}-${variant.externalId}`, reason })
    }
}

const zero = () => ({ added: 0, changed: 0, unchanged: 0 })
