/** `hold-lock.ts FOLDER [WATCH_SECONDS]`: holds a folder's lock until it is killed, with a blocked main thread. */
import { lockFolder } from '../../../../src/server/lock/lock.ts'

const [folder = '', seconds] = process.argv.slice(2)
const lock = await lockFolder(folder)
if (seconds !== undefined) lock.watchMainThread(Number(seconds))
process.stdout.write('locked\n', () => {
  for (;;);
})
