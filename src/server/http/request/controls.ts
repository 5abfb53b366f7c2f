/**
 * True if a text holds characters that some databases can't store: control characters, or a lone surrogate (invalid in
 * JSON columns).
 */
export const hasControl = (text: string): boolean => /[\p{Cc}\p{Cs}]/u.test(text)

/** Returns the dot paths of texts that hold such a character, other than line breaks and tabs. */
export function controlsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return hasControl(value.replace(/[\n\t]/g, '')) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => controlsIn(inner, path === '' ? key : `${path}.${key}`))
}
