import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import type { Context } from '../../context.ts'
import type { shopCopies } from '../../db/schema.ts'
import { notFound } from '../../http/api-error.ts'
import { noStore } from '../../http/middleware/headers.ts'
import { noteStaff } from '../../staff/audited.ts'
import { recordsIn } from '../manifest.ts'
import { writeCopy } from '../write/write-copy.ts'
import { endCopy, takeCopy } from './records.ts'
import { copyBase } from './routes.ts'
import { makeSpool, type Spool } from './spool.ts'

/** Serves the download of a copy at its one-time address; a browser can't send a token of the staff with a download. */
export function copyDownload(app: Hono, context: Context): void {
  app.use(`${copyBase}:token`, noStore)

  app.get(`${copyBase}:token`, async c => {
    const now = context.clock()
    // A HEAD request, as link checkers send it, must not use it up.
    const copy = c.req.method === 'GET' ? await takeCopy(context.db, c.req.param('token'), now) : undefined
    if (copy === undefined) throw notFound()
    const spool = await makeSpool()
    void send(context, copy, spool, now)
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="shop-copy-${now.toISOString().slice(0, 10)}.zip"`)
    return c.body(Readable.toWeb(spool.output) as ReadableStream)
  })
}

/** Writes a copy into a spool, and notes its end once it was read. */
async function send(context: Context, copy: typeof shopCopies.$inferSelect, spool: Spool, now: Date): Promise<void> {
  const { db, clock, log } = context
  const member = { id: copy.memberId, name: copy.memberName }
  const read = new Promise<void>((done, fail) => spool.output.on('end', done).on('error', fail).on('close', fail))
  read.catch(() => {})
  try {
    const records = recordsIn(await writeCopy(db, spool.input, now))
    await read
    const bytes = spool.size()
    await endCopy(db, copy.id, { state: 'done', endedAt: clock(), records, bytes })
    await noteStaff(db, context, member, { action: 'copy', detail: `${records} records, ${bytes} bytes` })
  } catch (error) {
    log('A copy of the shop was not sent', error)
    spool.output.destroy()
    await endCopy(db, copy.id, { state: 'failed', endedAt: clock() }).catch(() => {})
    await noteStaff(db, context, member, { action: 'copy', detail: '' }, false).catch(() => {})
  }
}
