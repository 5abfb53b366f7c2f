import { changeValue } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { createCopy, readCopies, type ShopCopy } from '../../contract/staff/copies.ts'
import { showFailure } from './notices.ts'

/** The latest copies of the shop, newest first. */
export const copies = createResource<readonly ShopCopy[]>({
  scope: 'person',
  async read() {
    const result = await request(readCopies)
    return result.ok ? { ...result, value: result.value.copies } : result
  }
})

/** Asks for a copy; returns its id and the address at which it can be downloaded once. A notice says why there is none. */
export async function makeCopy(): Promise<{ id: string; path: string } | undefined> {
  const result = await request(createCopy, { body: {}, isOnce: true })
  if (!result.ok) {
    showFailure(result.problem)
    return undefined
  }
  const { copy, path } = result.value
  changeValue(copies.$state, all => [copy, ...all.filter(({ state }) => state !== 'ready')])
  return { id: copy.id, path }
}
