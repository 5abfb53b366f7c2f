import { createServer } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { readOrder } from '../../../src/contract/order/order.ts'
import { type Child, makeFolder, startChild, startInVain } from '../support/process/child.ts'
import { call } from '../support/client.ts'
import { makeDatabase } from '../support/database/database.ts'
import { sendOrder } from '../support/place-order.ts'

const database = await makeDatabase()
const { folder, remove } = await makeFolder()
const where: Record<string, string> =
  database.url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: database.url, DATA_DIR: folder }
const running = new Set<Child>()
afterAll(async () => {
  await Promise.all([...running].map(child => child.end('SIGKILL')))
  await remove()
  await database.drop()
})

async function open(): Promise<Child> {
  const child = await startChild(where)
  running.add(child)
  return child
}

async function end(child: Child, signal: NodeJS.Signals): Promise<number | null> {
  running.delete(child)
  return child.end(signal)
}

const order = async (url: string): Promise<string> => (await sendOrder(url)).payload.id

// Starts the server three times, which takes a while.
test('an order survives the server being killed, and the next server takes over its data', async () => {
  const first = await open()
  const id = await order(first.url)
  const before = (await call(first.url, readOrder, { params: { order: id } })).payload
  expect(await end(first, 'SIGKILL')).toBeNull()
  const second = await open()
  const after = (await call(second.url, readOrder, { params: { order: id } })).payload
  expect({ ...after, lines: [] }).toEqual({ ...before, lines: [] })
  expect(after.lines).toHaveLength(1)

  if (database.url === undefined) {
    const refused = await startInVain(where)
    expect(refused.code).toBe(1)
    expect(refused.said).toContain(`The data folder ${folder} is in use by process ${second.pid}.`)
  }

  expect(await end(second, 'SIGTERM')).toBe(0)
  const third = await open()
  expect((await call(third.url, readOrder, { params: { order: id } })).status).toBe(200)
  expect(await end(third, 'SIGINT')).toBe(0)
})

test('the demo warns loudly that it is one', async () => {
  const child = await open()
  expect(child.said()).toMatch(/╔═+╗\n║ THIS IS A DEMO for this machine only\..*║\n(║.*║\n)+╚═+╝\n/)
  expect(child.said()).toContain('ready at http://localhost:')
  expect(await end(child, 'SIGTERM')).toBe(0)
})

test('a refused start ends the process with the sentence and the code 1', async () => {
  expect(await startInVain({ DEMO: '' })).toEqual({
    code: 1,
    said: 'PUBLIC_URL is not set: expected the server’s public address, such as https://shop.example.com.\nSMTP_URL is not set: emails need an SMTP server, such as smtps://user:password@mail.example.com:465.\n'
  })
})

test('a port that is in use, or is none, is said in a sentence', async () => {
  const holder = createServer()
  await new Promise<void>(done => holder.listen(0, '127.0.0.1', done))
  const address = holder.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  const taken = await startInVain({ ...where, PORT: port })
  await new Promise(done => holder.close(done))
  expect(taken).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop the other process or set PORT to another port.\n`
  })
  const none = await startInVain({ ...where, PORT: 'front' })
  expect(none).toEqual({
    code: 1,
    said: 'Invalid PORT "front": expected an integer from 0 to 65535.\n'
  })
})

test('a number of proxies that is none is said in a sentence', async () => {
  const { code, said } = await startInVain({ ...where, TRUST_PROXY: 'yes' })
  const sentence = 'Invalid TRUST_PROXY "yes": expected the number of proxies in front of the server, such as 1.\n'
  expect([code, said]).toEqual([1, sentence])
})

test('a database that does not answer is said in a sentence', async () => {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  const port = typeof address === 'object' ? address?.port : 0
  await new Promise(done => probe.close(done))
  const { code, said } = await startInVain({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` })
  expect([code, said]).toEqual([1, 'Cannot connect to the database at DATABASE_URL.\n'])
})

/** A module, as a URL for `--import`, by which a process fails on a signal, as by a bug outside of any request. */
const failsOnSignal = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    Promise.reject(new Error('nobody caught the promise'))
    setImmediate(() => { throw new Error('nobody caught the error') })
  })
`)}`

test('an uncaught rejection and an uncaught error are logged, and the process continues to answer', async () => {
  const child = await startChild({ ...where, NODE_OPTIONS: `--import ${failsOnSignal}` })
  running.add(child)
  process.kill(child.pid, 'SIGUSR2')
  await vi.waitFor(() => {
    expect(child.said()).toMatch(/Unhandled promise rejection\nError: nobody caught the promise/)
    expect(child.said()).toMatch(/Uncaught exception\nError: nobody caught the error/)
  })
  expect((await fetch(`${child.url}/readyz`)).status).toBe(200)
  await order(child.url)
  expect(await end(child, 'SIGTERM')).toBe(0)
})
