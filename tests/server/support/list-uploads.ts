import { expect, vi } from 'vitest'
import {
  applyImport,
  createImport,
  type ImportDetail,
  readImport,
  undoImport
} from '../../../src/contract/staff/imports.ts'
import { by } from './loyalty.ts'
import type { openLivelyShop } from './order-life.ts'

const heading = 'id,name,name_fr,brand,category,size,price,sale_price,stock,lot'

/** Returns a list of products with the usual columns. */
export const listOf = (lines: readonly string[]) => [heading, ...lines].join('\n')

/** Uploads, applies and undoes lists of a shop, as the board does. */
export function uploadsOf(shop: Awaited<ReturnType<typeof openLivelyShop>>, location = 'queen-west') {
  const headers = by('staff')

  const send = (file: string | Buffer<ArrayBuffer>, query: Record<string, string> = {}, as = headers) =>
    shop.to(createImport, { params: { location }, query: { name: 'list.csv', ...query }, file, headers: as })

  const upload = async (lines: readonly string[], query = {}) => (await send(listOf(lines), query)).payload

  const apply = (id: string, mayDrop = true) =>
    shop.to(applyImport, { params: { import: id }, body: { mayDrop }, headers })

  const undo = (id: string) => shop.to(undoImport, { params: { import: id }, body: {}, headers })

  const read = async (id: string) => (await shop.to(readImport, { params: { import: id }, headers })).payload

  const reaches = (id: string, state: ImportDetail['state']) =>
    vi.waitFor(
      async () => {
        const found = await read(id)
        expect(found.problem).toBeNull()
        expect(found.state).toBe(state)
        return found
      },
      { timeout: 10_000, interval: 20 }
    )

  /** Lets a second pass, so that lists have an order, and applies one. */
  async function bring(lines: readonly string[]): Promise<ImportDetail> {
    shop.time.now = new Date(shop.time.now.getTime() + 1000)
    const { id } = await upload(lines)
    expect((await apply(id)).status).toBe(200)
    return reaches(id, 'done')
  }

  return { headers, send, upload, apply, undo, read, reaches, bring }
}
