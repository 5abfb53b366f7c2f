import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describeSelf, judge } from './holder.ts'
import { type Keeper, keepLock } from './keeper.ts'

/** The folder is in use; the message is for the person who started the server. */
export class FolderTaken extends Error {}

/** Exclusive use of a folder until it is released. */
export interface Lock extends Pick<Keeper, 'watchMainThread'> {
  release: () => Promise<void>
}

/**
 * Number of checks and the time between them in milliseconds, before a lock counts as dead: five beats of its holder.
 */
const [LOOKS, BETWEEN] = [10, 500]

/**
 * Locks a folder for this process; the lock of a dead process is taken over. Locks are files with increasing numbers,
 * each created by an exclusive link, so that only one of two processes that find the same dead lock can succeed it. A
 * released lock file stays behind empty, so that the numbers only increase. If the holder is in another container or
 * machine, it counts as dead when its lock doesn't change for some seconds: no clocks are compared.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `draft-${randomUUID()}`)
  const described = `${describeSelf()} ${randomUUID()} `
  await writeFile(draft, `${described}${'0'.repeat(9)}`)
  try {
    const number = await follow(folder, draft)
    const path = nameOf(folder, number)
    const { stop, watchMainThread } = await keepLock({ folder, path, number, described })
    const release = async () => {
      await stop()
      await writeFile(path, '')
    }
    return { release, watchMainThread }
  } finally {
    await unlink(draft)
  }
}

async function follow(folder: string, draft: string): Promise<number> {
  for (;;) {
    const last = (await numbersIn(folder)).at(-1) ?? 0
    if (last > 0) await refuseIfAlive(folder, nameOf(folder, last))
    const own = nameOf(folder, last + 1)
    const made = await link(draft, own).then(
      () => true,
      () => false
    )
    const numbers = await numbersIn(folder)
    if (made && numbers.at(-1) === last + 1) {
      await Promise.all(numbers.slice(0, -1).map(number => unlink(nameOf(folder, number)).catch(() => {})))
      return last + 1
    }
    if (made) await unlink(own)
  }
}

async function refuseIfAlive(folder: string, lock: string): Promise<void> {
  const text = await read(lock)
  const verdict = judge(text)
  if (verdict === 'dead' || (verdict === 'unknown' && !(await changes(lock, text)))) return
  const who =
    verdict === 'alive' ? `process ${text.split(' ')[0]}` : 'a server in another container or on another machine'
  throw new FolderTaken(
    `The data folder ${folder} is in use by ${who}. Stop it first, or choose another folder with DATA_DIR.`
  )
}

/** Returns whether a lock is written to while it is watched; false for one that is released or removed. */
async function changes(lock: string, text: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    await pause(BETWEEN)
    const now = await read(lock)
    if (now === '') return false
    if (now !== text) return true
  }
  return false
}

const read = (lock: string): Promise<string> => readFile(lock, 'utf8').catch(() => '')

async function numbersIn(folder: string): Promise<number[]> {
  return (await readdir(folder))
    .map(name => Number(/^lock-(\d+)$/.exec(name)?.[1] ?? 0))
    .filter(number => number > 0)
    .sort((a, b) => a - b)
}

const nameOf = (folder: string, number: number): string => join(folder, `lock-${number}`)
