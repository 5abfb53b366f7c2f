/** The subset of JSON Schema needed to generate values. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
}

/** One operation of an OpenAPI document. */
export interface Operation {
  id: string
  method: string
  /** With `{name}` for parameters. */
  path: string
  parameters: { name: string; in: 'path' | 'query' | 'header' }[]
  security: 'session' | 'staff' | undefined
  body: Schema | undefined
}

interface Described {
  operationId: string
  parameters: Operation['parameters']
  security?: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Reads the operations from a server's OpenAPI document. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, one]) => {
      const schemes = new Set((one.security ?? []).flatMap(Object.keys))
      return {
        id: one.operationId,
        method: method.toUpperCase(),
        path,
        parameters: one.parameters,
        security: schemes.has('staff') ? ('staff' as const) : schemes.has('session') ? ('session' as const) : undefined,
        body: one.requestBody?.content['application/json']?.schema
      }
    })
  )
}

/** Generates a value for a schema; `known` has values that must be right, by property name. */
export function sample(schema: Schema, known: Record<string, unknown>, name = ''): unknown {
  const isKnown = name in known && (schema.type !== 'boolean' || typeof known[name] === 'boolean')
  if (isKnown) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0] ?? {}, known, name)
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, of]) => [key, sample(of, known, key)]))
  if (schema.type === 'object') return {}
  if (schema.type === 'array') return [sample(schema.items ?? {}, known, '')]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return 'text'
}
