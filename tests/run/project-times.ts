import type { Reporter, TestModule } from 'vitest/node'

interface Times {
  files: number
  first: number
  last: number
}

/** Prints how long each project took from its first file to its last, after vitest's own report. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class ProjectTimes implements Reporter {
  readonly #projects = new Map<string, Times>()

  onTestModuleQueued({ project: { name } }: TestModule): void {
    const now = performance.now()
    const times = this.#projects.get(name)
    this.#projects.set(name, { files: (times?.files ?? 0) + 1, first: times?.first ?? now, last: now })
  }

  onTestModuleEnd({ project: { name } }: TestModule): void {
    const times = this.#projects.get(name)
    if (times) times.last = performance.now()
  }

  onTestRunEnd(): void {
    for (const [name, { files, first, last }] of this.#projects)
      console.log(`${name.padEnd(20)} ${String(files).padStart(4)} files ${((last - first) / 1000).toFixed(1)} s`)
  }
}
