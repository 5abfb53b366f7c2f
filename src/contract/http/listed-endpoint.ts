import type { Endpoint } from './endpoint.ts'

/** An endpoint and its one-line summary in the OpenAPI document. */
export interface ListedEndpoint {
  endpoint: Endpoint
  summary: string
}
