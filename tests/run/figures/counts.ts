import type { Browser } from 'playwright-core'

/** Contexts, pages and navigations of a worker's tests so far. */
export const counts = { contexts: 0, pages: 0, navigations: 0 }

/** Counts the contexts, pages and navigations of a browser from now on. */
export function countIn(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    counts.contexts++
    const context = await open(options)
    context.on('page', page => {
      counts.pages++
      page.on('framenavigated', frame => {
        if (frame === page.mainFrame()) counts.navigations++
      })
    })
    return context
  }
  return browser
}
