/** Whether a text holds what not every database keeps: a control character, or half of a surrogate pair (no JSON column does). */
export const hasControl = (text: string): boolean => /[\p{Cc}\p{Cs}]/u.test(text)

/** Finds texts that hold such a character, other than line break and tab, by their dot paths. */
export function controlsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return hasControl(value.replace(/[\n\t]/g, '')) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => controlsIn(inner, path === '' ? key : `${path}.${key}`))
}
