import type { Browser } from 'playwright-core'
import type { BenchOptions } from './options.ts'
import { printBudgets } from './report/budgets.ts'
import { writeSpeedDoc } from './report/speed-doc.ts'
import { printTable } from './report/table.ts'
import { type Measured, measurePages, warmUp } from './run-pages.ts'
import { openShop } from './site/shop.ts'

/** Measures one size of the menu on all networks, and prints its tables. */
async function benchSize(browser: Browser, size: number, options: BenchOptions): Promise<Measured[]> {
  const shop = await openShop(browser, size)
  try {
    await warmUp(browser, shop)
    const all: Measured[] = []
    for (const network of options.networks) {
      const measured = await measurePages(browser, shop, network, options)
      printTable(measured, options.runs)
      all.push(measured)
    }
    return all
  } finally {
    await shop.close()
  }
}

/**
 * Prints the performance of the storefront beside the same products drawn by hand and by preact alone, and whether it
 * keeps the budgets. Returns false if it doesn't.
 */
export async function benchPages(browser: Browser, options: BenchOptions): Promise<boolean> {
  const all: Measured[] = []
  for (const size of options.sizes) all.push(...(await benchSize(browser, size, options)))
  if (options.write) writeSpeedDoc(all)
  return printBudgets(all)
}
