/** Whether a text holds a control character; some of them no database keeps. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)

/** Finds texts that hold control characters other than line break and tab, by their dot paths. */
export function controlsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return hasControl(value.replace(/[\n\t]/g, '')) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => controlsIn(inner, path === '' ? key : `${path}.${key}`))
}
