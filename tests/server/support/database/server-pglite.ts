import type { TestProject } from 'vitest/node'
import { emptyImage } from '../../../../src/server/db/image.ts'

/** Creates the database image for all test files, once. */
export async function setup(project: TestProject): Promise<void> {
  await emptyImage()
  project.provide('postgres', null)
}
