import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Keeps the files of a project together, so that a worker can go on to the next one with what it has loaded. */
export class BlocksSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap(name => sorted.filter(({ project }) => project.name === name))
  }
}
