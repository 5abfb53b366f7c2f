import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import { readStoreSettings } from '../../contract/staff/store-settings.ts'
import { draftQuery } from './drafts.ts'

/** The settings of the business and of the member's stores. */
export type StoreSettings = ReplyOf<typeof readStoreSettings>

/** The settings as they would be with the current draft. */
export const storeSettings = createResource<StoreSettings>({
  scope: 'person',
  read: () => request(readStoreSettings, { query: draftQuery() })
})
