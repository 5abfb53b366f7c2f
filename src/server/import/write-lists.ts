import { transaction } from '../db/connection/transaction.ts'
import type { Database } from '../db/types.ts'
import type { ListedProduct, ListedVariant } from './gather.ts'
import { type ListedPicture, picturesIn, type PictureImport } from './pictures/listed-picture.ts'
import { createReport, type Report } from './report/report.ts'
import { type Shelves, shelfForTheRest } from './shelves.ts'
import type { Store } from './stores.ts'
import { LargeDrop, largeDropOf, readOnSale } from './write/large-drop.ts'
import { load } from './write/stored.ts'
import type { Taken } from './write/taken.ts'
import { waitForTurn } from './write/turn.ts'
import { write } from './write/write.ts'

/** Options of `importMenu` on writing. */
export interface WriteOptions {
  /** Whether the list may take more than a third of a menu off sale; else that throws LargeDrop. */
  mayDrop?: boolean | undefined
  now?: Date
  onWritten?: (rows: number, of: number) => void
  /** Takes the list's pictures too; else their addresses are stored as they are. */
  pictures?: PictureImport | undefined
}

/** The part of a list that is for a store. */
interface StoreList {
  store: Store
  listed: ListedProduct[]
}

/**
 * Writes the lists of all stores in one transaction, and returns their pictures; throws LargeDrop if one takes too much off sale.
 */
export async function writeLists(
  db: Database,
  lists: readonly StoreList[],
  { source, shelves }: { source: string; shelves: Shelves },
  report: Report,
  { mayDrop, now = new Date(), onWritten, pictures }: WriteOptions
): Promise<ListedPicture[]> {
  return transaction(db, async tx => {
    await waitForTurn(tx)
    const shop = {
      source,
      takesPictures: pictures !== undefined,
      categoryIds: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.id])),
      forms: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.form])),
      uncategorised: await shelfForTheRest(
        tx,
        lists.some(({ listed }) => listed.some(product => product.place === undefined))
      )
    }
    Object.assign(report, { products: zero(), variants: zero(), notInFile: 0 })
    const drops: string[] = []
    const listedPictures: ListedPicture[] = []
    for (const { store, listed } of lists) {
      const { id, slug, purchaseLimit } = store
      const location = { id, limitMilli: Math.round(purchaseLimit.dried * 1000) }
      const before = await load(tx, id, source)
      const onSale = mayDrop ? undefined : await readOnSale(tx, id)
      const part = createReport(report.file, slug, report.encoding)
      const { refused, ids } = await write(tx, { ...shop, location }, { listed, before }, part, now, onWritten)
      noteRefused(report, listed, refused)
      addCounts(report, part)
      listedPictures.push(...picturesIn(listed, ids))
      const drop = onSale && largeDropOf(slug, onSale, await readOnSale(tx, id))
      if (drop !== undefined) drops.push(drop)
    }
    if (drops.length > 0) throw new LargeDrop(drops.join(' '))
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
