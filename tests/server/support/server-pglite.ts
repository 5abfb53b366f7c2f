import type { TestProject } from 'vitest/node'
import { emptyImage } from '../../../demo/server/db/image.ts'

/** Makes the image that each file's database begins from, once for all. */
export async function setup(project: TestProject): Promise<void> {
  await emptyImage()
  project.provide('postgres', null)
}
