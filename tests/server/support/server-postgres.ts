import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres/cluster.ts'
import { findPostgres } from './postgres/find.ts'

/** Starts a private Postgres for all test files of the project, and returns its stop function. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = await findPostgres()
  if (programs === undefined) throw new Error('There is no Postgres.')
  const cluster = await startCluster(programs)
  project.provide('postgres', cluster.url)
  return cluster.stop
}
