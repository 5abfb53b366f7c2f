import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How a command ended, and what it wrote. */
export interface Done {
  code: number
  out: string
  err: string
}

/** Runs a command of ours, such as `demo/setup/shop.ts`, as a process of its own. */
export function runCommand(path: string, words: string[], environment: Record<string, string>): Promise<Done> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const options = { cwd: root, env: { ...inherited, ...environment } }
  return new Promise(done => {
    const child = execFile(process.execPath, ['--import', 'tsx', path, ...words], options, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, out, err })
    )
  })
}
