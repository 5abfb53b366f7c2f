import { afterAll, beforeAll } from 'vitest'
import { counts } from './counts.ts'

/** Cost of a test file: CPU seconds of its worker, and the contexts, pages and navigations that it opened. */
export interface Cost {
  cpu: number
  contexts: number
  pages: number
  navigations: number
}

declare module '@vitest/runner' {
  interface TaskMeta {
    cost?: Cost
  }
}

const taken = (): Cost => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1e6, ...counts }
}

let before = taken()

beforeAll(() => void (before = taken()))

// oxlint-disable-next-line no-empty-pattern -- Vitest wants a destructured first argument.
afterAll(({}, file) => {
  const after = taken()
  file.meta.cost = {
    cpu: after.cpu - before.cpu,
    contexts: after.contexts - before.contexts,
    pages: after.pages - before.pages,
    navigations: after.navigations - before.navigations
  }
})
