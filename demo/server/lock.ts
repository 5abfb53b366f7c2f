import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder is taken; the message is a sentence for the person who started us. */
export class FolderTaken extends Error {}

/** A folder that nobody else uses until it is released. */
export interface Lock {
  release: () => Promise<void>
}

/**
 * Takes a folder for this process alone; the lock of a process that died is taken over. Locks are files with rising
 * numbers, each made by an exclusive link, so that of two that find the same dead lock only one can follow it. A
 * released lock stays behind empty, so that the numbers only rise.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, describe(process.pid))
  try {
    return await follow(folder, draft)
  } finally {
    await unlink(draft)
  }
}

async function follow(folder: string, draft: string): Promise<Lock> {
  for (;;) {
    const last = (await numbersIn(folder)).at(-1) ?? 0
    if (last > 0) refuseIfAlive(folder, await readFile(nameOf(folder, last), 'utf8').catch(() => ''))
    const own = nameOf(folder, last + 1)
    const made = await link(draft, own).then(
      () => true,
      () => false
    )
    const numbers = await numbersIn(folder)
    if (made && numbers.at(-1) === last + 1) {
      await Promise.all(numbers.slice(0, -1).map(number => unlink(nameOf(folder, number)).catch(() => {})))
      return { release: () => writeFile(own, '') }
    }
    if (made) await unlink(own)
  }
}

function refuseIfAlive(folder: string, holder: string): void {
  const pid = Number(holder.split(' ')[0])
  if (!(pid > 0) || !isAlive(pid) || describe(pid) !== holder) return
  throw new FolderTaken(
    `The data folder ${folder} is in use by process ${pid}. Stop it first, or choose another folder with DATA_DIR.`
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A process by its number and, where the system tells, when it began: numbers are given anew after a restart. */
function describe(pid: number): string {
  try {
    const began = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    return `${pid} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${began}`
  } catch {
    return `${pid}`
  }
}

async function numbersIn(folder: string): Promise<number[]> {
  return (await readdir(folder))
    .map(name => Number(/^lock-(\d+)$/.exec(name)?.[1] ?? 0))
    .filter(number => number > 0)
    .sort((a, b) => a - b)
}

const nameOf = (folder: string, number: number): string => join(folder, `lock-${number}`)
