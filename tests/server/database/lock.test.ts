import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderTaken, type Lock, lockFolder } from '../../../src/server/lock/lock.ts'
import { makeFolder } from '../support/process/child.ts'

let folder = ''
const held: Lock[] = []
beforeEach(async () => {
  folder = (await makeFolder()).folder
})
afterEach(async () => {
  await release()
  await rm(folder, { recursive: true, force: true })
})

async function take(path = folder): Promise<Lock> {
  const lock = await lockFolder(path)
  held.push(lock)
  return lock
}

/** Releases all locks before their files are removed: a lost lock ends the process. */
const release = () => Promise.all(held.splice(0).map(lock => lock.release()))

/** No process has this pid: it is above the maximum. */
const dead = '4194999'

const taken = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(one => one.status === 'fulfilled')

describe('the lock of a data folder', () => {
  test('makes the folder and is taken once', async () => {
    const inner = join(folder, 'new', 'data')
    await take(inner)
    await expect(lockFolder(inner)).rejects.toThrow(FolderTaken)
    await expect(lockFolder(inner)).rejects.toThrow(`is in use by process ${process.pid}.`)
  })

  test('can be taken again once it was released', async () => {
    for (let round = 0; round < 3; round++) await (await lockFolder(folder)).release()
    await take()
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
  })

  test('of a process that died is taken over', async () => {
    await writeFile(join(folder, 'lock-7'), dead)
    await take()
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    expect(await readdir(folder)).toEqual(['lock-8'])
  })

  test('of a dead process is taken over, also if its process id is in use again', async () => {
    await writeFile(join(folder, 'lock-7'), `${process.pid} another-boot 1`)
    await take()
  })

  test('that is empty or makes no sense is taken over', async () => {
    for (const content of ['', 'nonsense', '-1', '0']) {
      await writeFile(join(folder, 'lock-1'), content)
      await (await lockFolder(folder)).release()
      await Promise.all((await readdir(folder)).map(name => rm(join(folder, name))))
    }
  })

  test('goes to only one of many simultaneous requests, whether it is free or left by a dead process', async () => {
    for (const content of [undefined, dead]) {
      if (content !== undefined) await writeFile(join(folder, 'lock-3'), content)
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => take()))
      expect(taken(outcomes)).toHaveLength(1)
      await release()
      await Promise.all((await readdir(folder)).map(name => rm(join(folder, name))))
    }
  })
})
