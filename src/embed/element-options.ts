/** Marks in the markup that are not options. */
const marks = new Set(['storefront'])
/** `data-` attributes that optimisers and consent tools add to script tags; they are nobody's mistake. */
const foreign = /^(rocket|cf|cfasync|wp|no|cookie|cky|cli|lazy|src|type|pagespeed|optimized|ot|category|usercentrics)/i

/** The options written as `data-…` attributes on an element, in camelCase. */
export function elementOptions(element: HTMLElement): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.dataset)) {
    if (value !== undefined && !marks.has(name) && !foreign.test(name)) options[name] = value
  }
  return options
}
