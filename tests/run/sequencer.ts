import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Keeps the files of a project together, so that a worker can go on to the next one with what it has loaded. With
 * `--sequence.seed=…` they come in an order of their own for each seed: none may need what another one has left.
 */
export class BlocksSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const sorted = seed === undefined ? await super.sort(files) : shuffled(files, seed)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap(name => sorted.filter(({ project }) => project.name === name))
  }
}

function shuffled(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const key = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  return files.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
