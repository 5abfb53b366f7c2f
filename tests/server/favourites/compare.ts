import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { lookForDrops } from '../../../src/server/favourites/look-for-drops.ts'
import { sendPriceLetter } from '../../../src/server/favourites/send-price-letter.ts'
import { intoMailbox, type Mail } from '../../../src/server/mail/send.ts'
import { createWorker } from '../../../src/server/outbox/worker.ts'

/**
 * A process that compares prices and sends letters from its first command on, and answers `looked` after each comparison. With
 * HANG, it answers `sending` once the mail of its first letter was accepted, and never finishes that letter or any other.
 */
const { db } = await openDatabase({ url: process.env['DATABASE_URL'], patience: 30_000, log: () => {} })
const clock = () => new Date(process.env['NOW'] ?? '')
const mailbox = intoMailbox(db, clock)
const hangs = process.env['HANG'] === '1'
const send = async (mail: Mail) => {
  await mailbox(mail)
  if (!hangs) return
  process.send?.('sending')
  await new Promise(() => {})
}
const worker = createWorker(db, (line, error) => console.error(line, error), {
  'price-letter': sendPriceLetter({ db, clock, send })
})
process.on('message', () => {
  setInterval(() => worker.wake(), 20)
  void lookForDrops({ db, clock, wake: worker.wake }).then(() => process.send?.('looked'))
})
process.send?.('ready')
