import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** What axe finds in the storefront: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  return told(await new AxeBuilder({ page }).include('storefront-root').analyze())
}

/** What axe finds on a whole page of ours, such as the staff's. */
export const pageViolations = async (page: Page): Promise<string[]> => told(await new AxeBuilder({ page }).analyze())

function told({ violations: found }: AxeResults): string[] {
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
}
