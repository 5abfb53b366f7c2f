import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Returns axe's violations in the storefront: the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
  return told(await new AxeBuilder({ page }).include('storefront-root').analyze())
}

/** Returns axe's violations on a whole page, such as the staff page. */
export const pageViolations = async (page: Page): Promise<string[]> => told(await new AxeBuilder({ page }).analyze())

function told({ violations: found }: AxeResults): string[] {
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
}
