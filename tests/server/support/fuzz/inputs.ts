import { randomUUID } from 'node:crypto'
import type { Operation } from './operations.ts'
import { sample } from './operations.ts'
import type { Random } from './random.ts'
import type { Input } from './send.ts'
import { encoded, headerNames, headerValues, methods, odd, rawBodies } from './values.ts'

/** Values that let a request get far: existing ids, and headers of a caller. */
export interface Known {
  values: Record<string, unknown>
  headers: Record<string, string>
}

/** Returns a valid request of an operation with one or two defects. */
export function spoiltOf(operation: Operation, known: Known, random: Random): Input {
  const kinds = [headed, methodical, routed, queried]
  const withBody = [mutated, mutated, mutated, mutated, raw]
  const all = operation.body === undefined ? kinds : [...kinds, ...withBody]
  const one = random.pick(all)(rightOf(operation, known), operation, random)
  return random.happens(0.2) ? random.pick(all)(one, operation, random) : one
}

/** Returns a valid request of an operation. */
export function rightOf(operation: Operation, { values, headers }: Known): Input {
  const { method, body } = operation
  const query = operation.parameters
    .filter(one => one.in === 'query' && one.name in values)
    .map(({ name }) => `${name}=${encodeURIComponent(textOf(values[name]))}`)
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]))
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...headers,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(operation.parameters.some(one => one.name === 'Idempotency-Key') && { 'Idempotency-Key': randomUUID() })
    },
    body: body && JSON.stringify(sample(body, values))
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'none'

type Spoil = (input: Input, operation: Operation, random: Random) => Input

const mutated: Spoil = (input, _, random) => {
  if (typeof input.body !== 'string') return input
  try {
    return { ...input, body: JSON.stringify(withOdd(JSON.parse(input.body), random)) }
  } catch {
    return input
  }
}

/** Returns the value with something odd in one place, at any depth; or with an added or missing entry. */
function withOdd(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.happens(0.05)) return odd(random, value)
  if (Array.isArray(value))
    return random.happens(0.5) ? [...(value as unknown[]), odd(random)] : value.map(() => odd(random))
  const entries: [string, unknown][] = Object.entries(value)
  if (entries.length === 0 || random.happens(0.05))
    return { ...value, [random.pick(['more', '__proto__', ''])]: odd(random) }
  const at = random.below(entries.length)
  if (random.happens(0.1)) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(entries.map(([key, inner], index) => [key, index === at ? withOdd(inner, random) : inner]))
}

const raw: Spoil = (input, _, random) => ({
  ...input,
  body: random.pick(rawBodies(typeof input.body === 'string' ? input.body : '{}')),
  isChunked: random.happens(0.5)
})

const headed: Spoil = (input, _, random) => {
  const value = random.pick(headerValues)
  const name = random.pick(headerNames)
  // A repeated header differs from a list in one header.
  return { ...input, headers: { ...input.headers, [name]: random.happens(0.1) ? [value, value] : value } }
}

/** The other method keeps the body. */
const methodical: Spoil = (input, _, random) => ({ ...input, method: random.pick(methods) })

const routed: Spoil = (input, operation, random) => {
  const [path = '', query] = input.path.split('?')
  const parts = path.split('/')
  const varying = operation.path.split('/').flatMap((part, at) => (part.startsWith('{') ? [at] : []))
  const at = varying.length > 0 && random.happens(0.9) ? random.pick(varying) : random.below(parts.length - 2) + 2
  const other = parts.map((part, index) => (index === at ? random.pick(encoded) : part)).join('/')
  return { ...input, path: query === undefined ? other : `${other}?${query}` }
}

const queried: Spoil = (input, operation, random) => {
  const names = operation.parameters.filter(one => one.in === 'query').map(one => one.name)
  const name =
    names.length > 0 && random.happens(0.9) ? random.pick(names) : random.pick(['more', '__proto__', '%00', ''])
  const rest = (input.path.split('?')[1] ?? '').split('&').filter(one => one !== '' && !one.startsWith(`${name}=`))
  const odds = random.happens(0.2) ? [random.pick(encoded), random.pick(encoded)] : [random.pick(encoded)]
  return { ...input, path: `${input.path.split('?')[0]}?${[...rest, ...odds.map(one => `${name}=${one}`)].join('&')}` }
}
