import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../../contract/http/endpoint.ts'
import { endpoints } from '../../../contract/http/endpoints.ts'
import type { ListedEndpoint } from '../../../contract/http/listed-endpoint.ts'
import { eventsPath } from '../../../contract/order/events.ts'
import { placeOrder } from '../../../contract/order/order.ts'
import { failure, success } from '../../../contract/http/reply.ts'
import { eventOperation, eventSchemas } from './open-api-events.ts'

/** Returns the OpenAPI 3.1 document of all endpoints of the contract. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, listed] of Object.entries<ListedEndpoint>(endpoints)) {
    const { endpoint } = listed
    const path = `/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, listed) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths: { ...paths, [eventsPath]: { get: eventOperation } },
    components: {
      schemas: {
        Failure: schema(failure, 'output'),
        ...Object.fromEntries(Object.entries(eventSchemas).map(([name, of]) => [name, schema(of, 'output')]))
      },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'A shopper’s session token' },
        staff: { type: 'http', scheme: 'bearer', description: 'A staff token' },
        feed: { type: 'http', scheme: 'bearer', description: 'A key of the feed' }
      }
    }
  }
}

/** With or without a bearer token. */
const either = [{}, { session: [] }]
const security = { required: [{ session: [] }], optional: either, sticky: either, 'age-gated': either }

/** The security requirement of an endpoint's `Authorization` header. */
function securityOf({ path, auth }: Endpoint): object[] | undefined {
  if (path.startsWith('/staff/')) return [{ staff: [] }]
  if (path.startsWith('/feed/')) return [{ feed: [] }]
  return auth && security[auth]
}

function operation(name: string, { endpoint, summary }: ListedEndpoint): object {
  const requirement = securityOf(endpoint)
  return {
    operationId: name,
    summary,
    ...(endpoint.needsOwnDevice && { description: 'Refused for a session on a shared screen: 403 `forbidden`.' }),
    ...(endpoint.right && { description: `Staff need the right \`${endpoint.right}\`: 403 \`forbidden\` without it.` }),
    parameters: parameters(endpoint),
    ...(requirement && { security: requirement }),
    ...(endpoint.isUpload && { requestBody: { required: true, content: file } }),
    ...(endpoint.body && { requestBody: { required: true, content: content(schema(endpoint.body, 'input')) } }),
    responses: {
      [endpoint.creates ? '201' : '200']: {
        description: 'Done',
        content: content(schema(success(endpoint.reply), 'input'))
      },
      default: { description: 'Refused', content: content({ $ref: '#/components/schemas/Failure' }) }
    }
  }
}

function parameters(endpoint: Endpoint): object[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' }
  }))
  const inQuery = Object.entries(endpoint.query).map(([name, entry]) => ({
    name,
    in: 'query',
    required: 'type' in entry && entry.type !== 'optional' && name !== 'locale',
    schema: schema(entry as GenericSchema, 'input')
  }))
  return [...inPath, ...inQuery, ...(endpoint.creates ? keyed(endpoint === placeOrder) : [])]
}

/** The headers of a request that creates something; `X-Platform-Id` separates the idempotency keys of guests. */
const keyed = (isNeeded: boolean) =>
  ['Idempotency-Key', 'X-Platform-Id'].map(name => ({
    name,
    in: 'header',
    required: isNeeded && name === 'Idempotency-Key',
    schema: { type: 'string', maxLength: 255 }
  }))

const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const content = (of: object): object => ({ 'application/json': { schema: of } })

function schema(of: GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...rest } = toJsonSchema(of, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'metadata' && 'metadata' in valibotAction
        ? { ...jsonSchema, ...(valibotAction.metadata as object) }
        : undefined
  })
  return rest
}
