import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { intoMailbox, type Mail } from '../../../src/server/mail/send.ts'
import { createWorker } from '../../../src/server/outbox/worker.ts'
import { sendWatchLetter } from '../../../src/server/watches/letters.ts'
import { notifyOfRestock } from '../../../src/server/watches/notify.ts'

/** A process that works on the outbox of a database until it is killed. Sending takes a while, so that a kill falls into it. */
const { db } = await openDatabase({ url: process.env['DATABASE_URL'], patience: 30_000, log: () => {} })
const clock = () => new Date(process.env['NOW'] ?? '')
const mailbox = intoMailbox(db, clock)
const send = async (mail: Mail) => {
  await pause(60)
  await mailbox(mail)
  await pause(60)
}
const context = { db, clock, send, canText: true }
const worker = createWorker(db, (line, error) => console.error(line, error), {
  restock: notifyOfRestock(context),
  'watch-letter': sendWatchLetter(context)
})
setInterval(() => worker.wake(), 20)
process.send?.('ready')
