import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

type Axe = { run(context: object, options: object): Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Options of a run; frames are checked by runs of their own. */
const options: RunOptions = { resultTypes: ['violations'], iframes: false }

/** Rules about layout, which happy-dom doesn't have. All others are tested there. */
const layoutRules: RunOptions = {
  ...options,
  resultTypes: ['violations', 'passes', 'incomplete'],
  runOnly: ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable']
}

async function run(page: Page | Frame, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate<AxeResults, object>(
    options => (globalThis as unknown as { axe: Axe }).axe.run({ include: ['html'] }, options),
    options
  )
}

const describe = (id: string, { html }: NodeResult) => `${id}: ${html.slice(0, 160)}`

/** Returns axe's violations on a whole page, such as the staff page, or in a frame: the rule and the element. */
export async function pageViolations(page: Page | Frame): Promise<string[]> {
  const { violations } = await run(page, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(node => describe(id, node)))
}

/** The element whose shadow root a result is in. */
const hostOf = ({ target: [first = ''] }: NodeResult): string => (Array.isArray(first) ? (first[0] ?? '') : first)

/**
 * Returns the violations of axe's rules about layout on a page, each with the element whose shadow root it is in, and the
 * elements in which there is text.
 */
export async function layoutViolations(page: Page): Promise<{
  violations: { host: string; text: string }[]
  measured: string[]
}> {
  const { violations, passes, incomplete } = await run(page, layoutRules)
  // Axe leaves some text undecided, such as that over a picture.
  const nodes = [...passes, ...incomplete].flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(node => ({ host: hostOf(node), text: describe(id, node) }))
    ),
    measured: [...new Set(nodes.map(hostOf))]
  }
}
