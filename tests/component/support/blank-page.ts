import { inject, test as base } from 'vitest'
import { sharedBrowser } from '../../browser/support/launch.ts'

/** A test of a component in a real Chromium: all tests of a file use one blank page, which goes nowhere. */
// oxlint-disable-next-line no-empty-pattern -- Vitest wants a destructured first argument.
export const test = base.extend('page', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await sharedBrowser(inject('engine'))
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  onCleanup(() => context.close())
  return context.newPage()
})
