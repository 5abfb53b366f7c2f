/**
 * Reads a value that crosses a border: returns it in its type, and throws if it has another. The readers check the first replies and
 * the saved state of a visit. Schemas check all others, with far more code (ADR 40).
 */
export type Reader<Value> = (value: unknown) => Value

const refuse = (): never => {
  throw new TypeError('Not of this type.')
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

const only =
  <Value>(isOf: (value: unknown) => boolean): Reader<Value> =>
  value =>
    isOf(value) ? (value as Value) : refuse()

export const text = only<string>(value => typeof value === 'string')
export const flag = only<boolean>(value => typeof value === 'boolean')
export const number = only<number>(value => typeof value === 'number' && !isNaN(value))

/** Reads anything. */
export const anything: Reader<unknown> = value => value

/** Reads a number of at least 0. */
export const amount = only<number>(value => typeof value === 'number' && value >= 0)

/** Reads a whole number in a range. */
export const whole = (least: number, most: number): Reader<number> =>
  only(value => Number.isInteger(value) && (value as number) >= least && (value as number) <= most)

/** Reads a text of a pattern. */
export const textLike = (pattern: RegExp): Reader<string> =>
  only(value => typeof value === 'string' && pattern.test(value))

/** Reads one of a few texts. */
export const oneOf = <Value extends string>(values: readonly Value[]): Reader<Value> =>
  only(value => (values as readonly unknown[]).includes(value))

/** Reads a value that may be left out or null, which both become undefined. */
export const maybe =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  value =>
    isMissing(value) ? undefined : read(value)

/** Reads a value that may be left out or null, which both become a default. */
export const orElse =
  <Value, const Fallback>(read: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> =>
  value =>
    isMissing(value) ? fallback : read(value)

/** Reads a value that may be left out or null, and stays so. */
export const nullish =
  <Value>(read: Reader<Value>): Reader<Value | null | undefined> =>
  value =>
    isMissing(value) ? value : read(value)

/** Reads a list of which each item is of one type. */
export const list =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  value =>
    Array.isArray(value) ? value.map(item => read(item)) : refuse()

const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : refuse()

/** Reads an object of which each value is of one type. */
export const byName =
  <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
  value =>
    Object.fromEntries(Object.entries(objectIn(value)).map(([name, part]) => [name, read(part)]))

/** Reads an object by readers of its fields. Other fields are left out, and so are those without a value. */
export function parts<Value extends object>(fields: {
  [Name in keyof Value]-?: Reader<Value[Name]>
}): Reader<Value> {
  // Not the properties that a host page may give to all objects.
  const readers = Object.entries<Reader<unknown>>(fields)
  return value => {
    const given = objectIn(value)
    const result: Record<string, unknown> = {}
    for (const [name, read] of readers) {
      const part = read(given[name])
      if (part !== undefined) result[name] = part
    }
    return result as Value
  }
}

/** Returns the value that a reader makes of another; undefined if it refuses that. */
export function readAs<Value>(read: Reader<Value>, value: unknown): Value | undefined {
  try {
    return read(value)
  } catch {
    return undefined
  }
}
