import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

type Axe = { run(context: object, options: object): Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Options of a run; frames are checked by runs of their own. */
const options: RunOptions = { resultTypes: ['violations'], iframes: false }

async function run(page: Page | Frame, context: { include: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations: found } = await page.evaluate<AxeResults, { context: object; options: object }>(
    ({ context, options }) => (globalThis as unknown as { axe: Axe }).axe.run(context, options),
    { context, options }
  )
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
}

/** Returns axe's violations in the storefront: the rule and the element. */
export const violations = (page: Page): Promise<string[]> => run(page, { include: ['storefront-root'] })

/** Returns axe's violations on a whole page, such as the staff page, or in a frame. */
export const pageViolations = (page: Page | Frame): Promise<string[]> => run(page, { include: ['html'] })
