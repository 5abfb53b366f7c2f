import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { FolderTaken, lockFolder } from '../../../src/server/lock/lock.ts'
import { makeFolder } from '../support/process/child.ts'

const script = fileURLToPath(new URL('../support/process/hold-lock.ts', import.meta.url))
const slowStart = fileURLToPath(new URL('../support/process/slow-start.ts', import.meta.url))
const own = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
/**
 * Gives a process its own pid namespace, like a container; without permission to do so it shares ours, and the lock
 * must hold as well.
 */
const contained = spawnSync(own[0] ?? '', [...own.slice(1), 'true']).status === 0 ? own : []
const elsewhere = contained.length > 0 ? /in another container or on another machine/ : /in use by process \d+/

const disposers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const dispose of disposers.toReversed()) await dispose()
})

async function makeData(): Promise<string> {
  const { folder, remove } = await makeFolder()
  disposers.push(remove)
  return folder
}

/** Holds a folder in a process whose main thread is blocked. */
async function hold(folder: string, prefix: string[] = [], words: string[] = []) {
  const [program = '', ...args] = [...prefix, process.execPath, '--import', 'tsx', script, folder, ...words]
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<string | null>(done => child.once('close', (_code, signal) => done(signal)))
  let [out, err] = ['', '']
  child.stderr?.on('data', (chunk: Buffer) => (err += String(chunk)))
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => (out += String(chunk)).includes('locked') && done())
    void ended.then(() => fail(new Error(`The holder ended: ${err}`)))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  disposers.push(kill)
  return { ended, kill, said: () => err, deafen: () => child.stderr?.destroy() }
}

describe.concurrent('the lock of a data folder', { timeout: 60_000 }, () => {
  test('holds against a server of another container, while its holder is busy, and ends with it', async () => {
    const folder = await makeData()
    const holder = await hold(folder, contained)
    await expect(lockFolder(folder)).rejects.toThrow(elsewhere)
    await holder.kill()
    await (await lockFolder(folder)).release()
  })

  test('holds between two containers, in each of which the server has the same number', async () => {
    const folder = await makeData()
    await hold(folder, contained)
    await expect(hold(folder, contained)).rejects.toThrow(elsewhere)
  })

  test('of a holder on another machine is valid while it is renewed, and can be taken over and released after that', async () => {
    const folder = await makeData()
    const path = join(folder, 'lock-4')
    const described = '1 another-boot 12 pid:[4026531836] 5f6c'
    await writeFile(path, `${described} 0`)
    // In place, as a holder does: a file that is cut before it is written is for a moment that of a released lock.
    const file = await open(path, 'r+')
    let beats = 0
    const beating = setInterval(() => void file.write(`${described} ${++beats % 10}`, 0), 1000)
    const outcome = await lockFolder(folder).catch((error: unknown) => error)
    clearInterval(beating)
    await file.close()
    expect(outcome).toBeInstanceOf(FolderTaken)
    await (await lockFolder(folder)).release()
    expect(await readdir(folder)).toEqual(['lock-5'])
  })

  test('that was taken away ends its holder in a sentence', async () => {
    const folder = await makeData()
    const holder = await hold(folder)
    await rm(join(folder, 'lock-1'))
    expect(await holder.ended).toBe('SIGKILL')
    expect(holder.said()).toBe(
      `The lock of the data folder ${folder} was lost, so that another server may use it. This one ends.\n`
    )
  })

  test('that another process took over ends its former holder', async () => {
    const folder = await makeData()
    const holder = await hold(folder)
    await writeFile(join(folder, 'lock-2'), '')
    expect(await holder.ended).toBe('SIGKILL')
    expect(holder.said()).toContain('was lost')
  })

  test('that was taken away ends its holder even where its output is not read', async () => {
    const folder = await makeData()
    const holder = await hold(folder)
    holder.deafen()
    await rm(join(folder, 'lock-1'))
    expect(await holder.ended).toBe('SIGKILL')
  })

  test('is renewed by a thread that ends the process if its main thread hangs', async () => {
    const holder = await hold(await makeData(), [], ['2'])
    expect(await holder.ended).toBe('SIGKILL')
    expect(holder.said()).toBe(
      'The server has not answered for 2 seconds and is ended, so that it can be started again.\n'
    )
  })

  test.each([2, 4])('ends no process whose start took longer than the %i s that it may hang', async seconds => {
    const child = spawn(process.execPath, ['--import', 'tsx', slowStart, await makeData(), String(seconds)])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
    const code = await new Promise(done => child.once('close', done))
    expect([code, said]).toEqual([0, 'still here\n'])
  })
})
