import { BadSetting } from './settings/bad-setting.ts'
import { FolderTaken, type Lock, lockFolder } from './lock/lock.ts'
import { demoHistory } from './demo.ts'
import { announceDemo } from './settings/announce.ts'
import { createLogger } from './log/logger.ts'
import { readStartSettings } from './settings/start-settings.ts'
import { checkZoneData } from './settings/zone-data.ts'
import { shutdown } from './shutdown.ts'
import { type RunningServer } from './start-options.ts'
import { startServer } from './start.ts'

const { start, dataFolder, log } = readOrGiveUp()
const logger = createLogger(log)
// Only for `npm start`: demos for tests and other programs begin without orders.
const history = process.argv.includes('--demo') ? demoHistory : undefined
const lock = dataFolder === undefined ? undefined : await lockFolder(dataFolder).catch(giveUp)
const server = await startServer({ ...start, history, log: logger.log, logCall: logger.call }).catch(async error => {
  await lock?.release()
  return giveUp(error)
})

// A failure in one request must not end the process for all.
process.on('unhandledRejection', error => logger.log('Unhandled promise rejection', error))
process.on('uncaughtException', error => logger.log('Uncaught exception', error))
// Before the line that says it is ready: a process waiting for that may stop it immediately.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, lock))

// Longer than any work of the main thread: past that it won't recover, as when the disk is full.
lock?.watchMainThread(30)
for (const warning of await checkZoneData(server.db)) logger.log(warning)
const isOpen = `Storefront ready at http://localhost:${server.port}/${start.demo ? 'pages/plain.html' : ''}`
if (log.format === 'json') {
  if (start.demo) logger.log('This is a demo for this machine only. Do not run a real shop on it.')
  logger.say(isOpen)
} else {
  if (start.demo) console.log(announceDemo(server.port))
  console.log(isOpen)
}

async function stop(running: RunningServer, heldLock: Lock | undefined): Promise<void> {
  setTimeout(() => process.exit(0), shutdown.process).unref()
  await running.close()
  await heldLock?.release()
  process.exit(0)
}

function readOrGiveUp() {
  try {
    return readStartSettings(process.env, process.argv.slice(2))
  } catch (error) {
    return giveUp(error)
  }
}

function giveUp(error: unknown): never {
  console.error(sentenceFor(error))
  process.exit(1)
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof FolderTaken || error instanceof BadSetting) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const { PORT = '4280', HOST = '127.0.0.1', DATABASE_URL } = process.env
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Stop the other process or set PORT to another port.`
  if (code === 'EACCES') return `No permission to use port ${PORT} on ${HOST}. Set PORT to another port.`
  if (DATABASE_URL && code === 'ECONNREFUSED') return 'Cannot connect to the database at DATABASE_URL.'
  return error
}
