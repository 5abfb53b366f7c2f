import axe from 'axe-core'

/** Rules about what is drawn, which only a browser can tell. */
const drawn = ['color-contrast', 'target-size']

/**
 * Returns axe's violations of structure in a page, or in an element, with its shadow roots: the rule and the element.
 * Rules about a whole page are checked only where the page is given.
 */
export async function structureViolations(within: Document | Element = document): Promise<string[]> {
  const rules = Object.fromEntries(drawn.map(rule => [rule, { enabled: false }]))
  const { violations } = await axe.run(within as Document, { rules, resultTypes: ['violations'], iframes: false })
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
}
