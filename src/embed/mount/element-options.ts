/** Marks in the markup that are not options. */
const marks = new Set(['storefront'])
/** `data-` attributes that optimisers and consent tools add to script tags; they are nobody's mistake. */
const foreign =
  /^(rocket|cf|wp|no[A-Z]|noptimize|cookie|cky|cli[A-Z]|lazy|pagespeed|optimized|category|usercentrics|uc[A-Z]|src|type$)/

/** The options written as `data-…` attributes on an element, in camelCase. */
export function elementOptions(element: HTMLElement): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.dataset)) {
    if (value !== undefined && !marks.has(name) && !foreign.test(name)) options[name] = value
  }
  return options
}
