import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** Finds the folder with `postgres` and `initdb`: of the path, or of Debian's newest version. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...newestFirst.map(version => join(debian, String(version), 'bin'))
  ]
  for (const folder of folders) {
    if ((await isProgram(join(folder, 'postgres'))) && (await isProgram(join(folder, 'initdb')))) return folder
  }
  return undefined
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false
  )
