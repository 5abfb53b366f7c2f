import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Exit code and output of a command. */
export interface Done {
  code: number
  out: string
  err: string
}

/** Runs a command of the project, such as `src/server/setup/shop.ts`, as a process. */
export function runCommand(path: string, words: string[], environment: Record<string, string>): Promise<Done> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const options = { cwd: root, env: { ...inherited, ...environment } }
  return new Promise(done => {
    const child = execFile(process.execPath, ['--import', 'tsx', path, ...words], options, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, out, err })
    )
  })
}
