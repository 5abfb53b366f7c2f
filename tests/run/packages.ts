import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True where Debian's packages can be installed. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Runs a command and shows what it prints. Returns true if it ended well. */
export function run(command: string, ...words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, words, { stdio: 'inherit', env }).status === 0
}

/** Installs Debian's packages. Returns true if it ended well. */
export const packages = (...names: string[]): boolean =>
  run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
