/**
 * `slow-start.ts FOLDER SECONDS`: holds a folder's lock, is busy for longer than SECONDS as a slow start is, lets its main
 * thread be watched for SECONDS, and ends by itself once the lock was renewed four times more.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from '../../../../src/server/lock/lock.ts'

const [folder = '', seconds] = process.argv.slice(2)
const lock = await lockFolder(folder)
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (Number(seconds) + 2) * 1000)
lock.watchMainThread(Number(seconds))
const [name = ''] = await readdir(folder)
const beats = new Set<string>()
while (beats.size < 5) {
  beats.add(await readFile(join(folder, name), 'utf8'))
  await pause(100)
}
await lock.release()
process.stdout.write('still here\n')
