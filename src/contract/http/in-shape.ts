import { type BaseIssue, type GenericSchema, type InferOutput, type IssuePathItem, safeParse } from 'valibot'

/** Lists that make no sense without one of their items. */
const wholeLists = /^(polygon|places|coordinates)$/

/**
 * Removes a value with an issue from the data: the innermost value that is not taken out yet. Returns false if nothing is left
 * to take out, or if that was the last store.
 */
function takeOut(issue: BaseIssue<unknown>): boolean {
  const path: readonly IssuePathItem[] = issue.path ?? []
  for (let at = path.length; at--;) {
    const { input, key, value } = path[at] as { input: unknown; key: unknown; value: unknown }
    // A list in place of an object has no item to take out.
    if (Array.isArray(input) && typeof key === 'number') {
      const list = String(path[at - 1]?.key)
      if (wholeLists.test(list)) continue
      const place = input.indexOf(value)
      if (place >= 0) input.splice(place, 1)
      return input.length > 0 || list !== 'locations'
    }
    const parts = input as Record<string, unknown>
    if (!(String(key) in parts)) continue
    delete parts[String(key)]
    return true
  }
  return false
}

/**
 * Reads a reply's data, of which an invalid optional value counts as left out, and an invalid item of a list is left out
 * alone (SPEC C19); both are taken out of the data. Returns undefined if the rest is invalid too. `warn` gets the place of
 * the first issue, and its text.
 */
export function inShape<Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
  warn?: (at: string, why: string) => void
): InferOutput<Schema> | undefined {
  const parsed = safeParse(schema, data)
  if (parsed.success) return parsed.output
  const [{ path = [], message }] = parsed.issues
  warn?.(path.map(({ key }) => String(key)).join('.'), message)
  return parsed.issues.map(takeOut).every(Boolean) ? inShape(schema, data) : undefined
}
