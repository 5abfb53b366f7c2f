import type { TestProject } from 'vitest/node'
import { emptyImage } from '../../../../src/server/db/image.ts'
import { startCluster } from '../postgres/cluster.ts'
import { findPostgres } from '../postgres/find.ts'

/**
 * Starts a private Postgres for all files of the project, and gives back its end, unless `npm test` has started one for all
 * its stages. Without a Postgres they run on the embedded database.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { SHARED_POSTGRES: shared } = process.env
  if (shared) {
    project.provide('postgres', shared)
    return undefined
  }
  const programs = await findPostgres()
  if (programs === undefined) {
    console.log(`No Postgres was found: the project ${project.name} runs on the embedded database.`)
    await emptyImage()
    project.provide('postgres', null)
    return undefined
  }
  const cluster = await startCluster(programs)
  project.provide('postgres', cluster.url)
  return cluster.stop
}
