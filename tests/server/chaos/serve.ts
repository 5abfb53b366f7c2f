import { join } from 'node:path'
import { lockFolder } from '../../../src/server/lock/lock.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { startServer } from '../../../src/server/start.ts'
import { crowded } from './seed.ts'

// The server as its own process, on the same port as before; it sends its port and ends with its parent.
const { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT } = process.env
const lock = folder === undefined ? undefined : await lockFolder(folder)
lock?.watchMainThread(30)
const server = await startServer({
  port: Number(PORT),
  seed: crowded,
  limits: scaleLimits(10_000),
  ...(folder === undefined ? { databaseUrl } : { databaseFolder: join(folder, 'database') })
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
