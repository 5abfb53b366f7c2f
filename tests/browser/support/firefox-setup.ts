import type { TestProject } from 'vitest/node'
import { findFirefox } from './find-browser.ts'

/** Finds Firefox once, before the first of its tests. */
export function setup(project: TestProject): void {
  const path = findFirefox()
  if (!path) throw new Error('No Firefox was found: install one, or set FIREFOX_PATH to one.')
  project.provide('engine', { name: 'firefox', path })
}
