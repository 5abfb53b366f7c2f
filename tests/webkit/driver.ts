import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { findMiniBrowser } from './find.ts'

/** A page of WebKitGTK, driven by plain WebDriver. */
export interface WebKit {
  open(url: string): Promise<void>
  /** Runs a function's body in the page and returns what it returns, which is JSON. */
  run<Value>(body: string, ...given: unknown[]): Promise<Value>
  close(): Promise<void>
}

/** Returns a port that is free. */
const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/** Calls until it succeeds: the driver takes a moment to listen. */
async function reached(call: () => Promise<unknown>, child: ChildProcess): Promise<void> {
  for (;;) {
    if (
      await call().then(
        () => true,
        () => false
      )
    )
      return
    if (child.exitCode !== null) throw new Error('WebKitWebDriver has ended. Is it installed, with xvfb?')
    await new Promise(done => setTimeout(done, 50))
  }
}

/** Starts WebKitGTK without a screen (Debian's packages webkit2gtk-driver and xvfb). */
export async function startWebKit(): Promise<WebKit> {
  const miniBrowser = findMiniBrowser()
  if (!miniBrowser) throw new Error('No WebKitGTK was found: install webkit2gtk-driver and xvfb.')
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // A browser of its own, which finds no settings of whoever runs the test.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'en_CA.UTF-8' }
  })
  const call = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
    })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  await reached(() => call('GET', '/status'), child)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } }
    }
  })
  const at = `/session/${sessionId}`
  return {
    open: url => call('POST', `${at}/url`, { url }),
    run: (body, ...args) => call('POST', `${at}/execute/sync`, { script: body, args }),
    async close() {
      await call('DELETE', at).catch(() => {})
      if (child.pid) process.kill(-child.pid)
    }
  }
}
