// JavaScript, because not every runner gives worker threads a TypeScript loader.
import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/** See keeper.ts for the worker data. */
const { folder, path, number, described, shared } = workerData
const [ANSWERS, PATIENCE] = [0, 1]
const answers = new Int32Array(shared)
const file = openSync(path, 'r+')

let beats = 0
let lastAnswer = 0
let silence = 0

function endProcess(sentence) {
  try {
    writeSync(2, `${sentence}\n`)
  } catch {
    // Nobody reads stderr: ending the process matters more than the message.
  }
  process.kill(process.pid, 'SIGKILL')
}

function isLost() {
  try {
    if (!readFileSync(path, 'utf8').startsWith(described)) return true
    return readdirSync(folder).some(name => Number(/^lock-(\d+)$/.exec(name)?.[1] ?? 0) > number)
  } catch (error) {
    // Other disk errors may be temporary.
    return error.code === 'ENOENT'
  }
}

function beat() {
  if (isLost())
    return endProcess(
      `The lock of the data folder ${folder} was lost, so that another server may use it. This one ends.`
    )
  beats = (beats + 1) % 1_000_000_000
  try {
    // In place, so that a full disk has room for it.
    writeSync(file, String(beats).padStart(9, '0'), Buffer.byteLength(described))
  } catch {
    // The next beat may succeed.
  }
}

/**
 * Counted in our own ticks, so that a machine waking from sleep isn't mistaken for a main thread that hangs, and from its
 * first answer on: however long a start takes, it isn't a hang.
 */
function watchMainThread() {
  const patience = Atomics.load(answers, PATIENCE)
  const answer = Atomics.load(answers, ANSWERS)
  silence = answer !== 0 && answer === lastAnswer ? silence + 1 : 0
  lastAnswer = answer
  if (patience > 0 && silence >= patience)
    endProcess(`The server has not answered for ${patience} seconds and is ended, so that it can be started again.`)
}

setInterval(() => {
  beat()
  watchMainThread()
}, 1000)

parentPort.postMessage('ready')
