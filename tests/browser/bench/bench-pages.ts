import type { Browser } from 'playwright-core'
import type { BenchOptions } from './options.ts'
import { type Causes, causesOf } from './profile/causes.ts'
import { printBudgets } from './report/budgets.ts'
import { printCauses } from './report/causes.ts'
import { writeSpeedDoc } from './report/speed-doc.ts'
import { printTable } from './report/table.ts'
import { type Measured, measurePages, warmUp } from './run-pages.ts'
import { openShop } from './site/shop.ts'

/** The figures of one size of the menu, and the causes of those of each page of ours. */
interface Benched {
  measured: Measured[]
  causes: Causes[]
}

/** Measures one size of the menu on all networks, and prints its tables. */
async function benchSize(browser: Browser, size: number, options: BenchOptions): Promise<Benched> {
  const shop = await openShop(browser, size)
  try {
    await warmUp(browser, shop)
    const all: Measured[] = []
    for (const network of options.networks) {
      const measured = await measurePages(browser, shop, network, options)
      printTable(measured, options.runs)
      all.push(measured)
    }
    return { measured: all, causes: await causesOf(browser, shop) }
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
  let causes: Causes[] = []
  for (const size of options.sizes) {
    const benched = await benchSize(browser, size, options)
    all.push(...benched.measured)
    if (size === options.sizes[0]) ({ causes } = benched)
  }
  if (options.write) writeSpeedDoc(all, causes)
  const isKept = printBudgets(all)
  if (!isKept) printCauses(causes)
  return isKept
}
