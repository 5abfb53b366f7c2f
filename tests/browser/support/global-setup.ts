import type { TestProject } from 'vitest/node'
import { needChromium } from './find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

/** Finds the browser once, before the first browser test. */
export function setup(project: TestProject): void {
  project.provide('chromium', needChromium())
}
