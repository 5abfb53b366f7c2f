import { changeValue } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import { createFeedKey, type FeedKey, readFeedKeys, revokeFeedKey } from '../../contract/feed/feed-keys.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import { showDone, showFailure } from './notices.ts'

/** The keys of the retailer's systems, newest first. */
export const feedKeys = createResource<readonly FeedKey[]>({
  scope: 'person',
  async read() {
    const result = await request(readFeedKeys)
    return result.ok ? { ...result, value: result.value.keys } : result
  }
})

/** A key that was just created, with its secret, which is known here alone and only until it is put away. */
export const $newKey = resettable<{ name: string; secret: string } | undefined>('person', undefined)

/** Creates a key, and shows its secret. */
export async function createKey(body: BodyOf<typeof createFeedKey>): Promise<Result<unknown>> {
  const result = await request(createFeedKey, { body, isOnce: true })
  if (result.ok) {
    const { key, secret } = result.value
    changeValue(feedKeys.$state, all => [key, ...all])
    $newKey.set({ name: key.name, secret })
  }
  return result
}

/** Revokes a key: its system is refused from now on. */
export async function revokeKey({ id, name }: FeedKey): Promise<void> {
  const result = await request(revokeFeedKey, { params: { key: id } })
  if (!result.ok) return showFailure(result.problem)
  changeValue(feedKeys.$state, all => all.map(key => (key.id === id ? result.value : key)))
  showDone('systems.revoked', { name })
}
