import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type Launch, readLaunch } from '../../contract/staff/launch.ts'

/** The shop’s progress towards its opening. */
export const launch = createResource<Launch>({ scope: 'person', read: () => request(readLaunch) })
