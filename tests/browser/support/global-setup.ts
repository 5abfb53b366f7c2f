import type { TestProject } from 'vitest/node'
import { needChromium } from './find-browser.ts'
import type { Engine } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
  }
}

/** Finds the browser once, before the first browser test. */
export function setup(project: TestProject): void {
  project.provide('engine', { name: 'chromium', path: needChromium() })
}
