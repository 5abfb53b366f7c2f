import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

const columns = ['file', 'tests', 'failed', 'wall', 'cpu', 'contexts', 'pages', 'navigations']

/** Writes what each test file cost into `tests/.out/figures/<project>.tsv`: wall and CPU seconds, and use of the browser. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class Figures implements Reporter {
  readonly #rows = new Map<string, string[]>()

  onTestModuleEnd(module: TestModule): void {
    const { name } = module.project
    const rows = this.#rows.get(name) ?? []
    this.#rows.set(name, [...rows, rowOf(module)])
  }

  onTestRunEnd(): void {
    mkdirSync('tests/.out/figures', { recursive: true })
    for (const [name, rows] of this.#rows)
      writeFileSync(`tests/.out/figures/${name}.tsv`, [columns.join('\t'), ...rows.toSorted(), ''].join('\n'))
  }
}

function rowOf(module: TestModule): string {
  const { environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const wall = (environmentSetupDuration + collectDuration + setupDuration + duration) / 1000
  const { cpu = 0, contexts = 0, pages = 0, navigations = 0 } = module.meta().cost ?? {}
  const tests = [...module.children.allTests()]
  const failed = tests.filter(test => test.result().state === 'failed')
  const counts = [tests.length, failed.length, wall.toFixed(1), cpu.toFixed(1), contexts, pages, navigations]
  return [module.relativeModuleId, ...counts].join('\t')
}
