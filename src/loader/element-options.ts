/** Data attributes of ours that are not options. */
const marks = new Set(['storefront'])
/** Data attributes that optimisers and consent tools add to script tags; ignored without a warning. */
const foreign =
  /^(rocket|cf|jetpack|wp|no[A-Z]|noptimize|cookie|cky|cli[A-Z]|lazy|pagespeed|optimized|category|usercentrics|uc[A-Z]|src|type$)/

/** Returns the options written as `data-…` attributes, in camelCase. */
export function elementOptions(element: HTMLElement): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.dataset)) {
    if (value !== undefined && !marks.has(name) && !foreign.test(name)) options[name] = value
  }
  return options
}
