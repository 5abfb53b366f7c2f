import { execFile } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'

/** Finds the folder with `postgres` and `initdb`; installs Debian's package if permitted; logs if there is none. */
export async function findPostgres(): Promise<string | undefined> {
  const found = (await look()) ?? ((await install()) ? await look() : undefined)
  if (found === undefined) {
    console.log('No Postgres was found, nor could one be installed: the project server-postgres is left out.')
  }
  return found
}

async function look(): Promise<string | undefined> {
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

async function install(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await isProgram('/usr/bin/apt-get'))) return false
  console.log('No Postgres was found: installing Debian’s package postgresql for the tests.')
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env })
    return true
  } catch {
    return false
  }
}
