import type { Browser } from 'playwright-core'
import type { BenchOptions } from '../options.ts'
import { warmUp } from '../run-pages.ts'
import { openShop } from '../site/shop.ts'
import { networks } from '../visit/networks.ts'
import { findNavigation, tasksOf } from './main-thread.ts'
import { printFunctions, printHeap, printRequests, printTasks, printWork } from './print.ts'
import { type Recording, recordVisit } from './record.ts'
import { samplesOf } from './self-times.ts'
import { nameScripts } from './unnamed-scripts.ts'
import { createLocate } from './source-maps.ts'

function printRecording({ url, page, profile, events, requests, heap }: Recording): void {
  const navigation = findNavigation(events, url)
  const samples = samplesOf(profile, createLocate()).filter(({ at }) => at >= navigation.ts)
  const tasks = tasksOf(events, navigation)
  nameScripts(tasks, samples)
  printRequests(requests, page)
  printWork(tasks, navigation.ts + page.firstProduct * 1000)
  printFunctions(samples)
  printTasks(tasks, samples, navigation.ts)
  printHeap(heap)
}

/** Prints where the main thread's time goes in a first visit to each page of ours, until it is at rest. */
export async function benchProfile(browser: Browser, { sizes, networks: names }: BenchOptions): Promise<void> {
  for (const size of sizes) {
    const shop = await openShop(browser, size)
    try {
      const pages = shop.pages.filter(page => page.isOurs)
      await warmUp(browser, { ...shop, pages })
      for (const network of names) {
        for (const { title, path } of pages) {
          console.log(`\n${size} products, ${networks[network].title}, ${title}`)
          printRecording(await recordVisit(browser, shop, path, network))
        }
      }
    } finally {
      await shop.close()
    }
  }
}
