import type { Context } from './context.ts'
import { prune } from './db/prune.ts'
import { vacuum } from './db/vacuum.ts'
import { publishDue } from './drafts/publish-due.ts'
import { resumeImports } from './import/upload/work.ts'
import { lookForDrops } from './favourites/look-for-drops.ts'
import { unlessRunning } from './jobs/unless-running.ts'
import { expireQuestions } from './ordering/orders/changes/expire-questions.ts'
import { cancelHeld } from './ordering/orders/place/hold.ts'
import { alertManagers } from './ordering/orders/unconfirmed/alert-managers.ts'
import { captureOrVoidAll } from './ordering/payments/capture-or-void.ts'
import { countPairs } from './shop/suggestions/count-pairs.ts'
import { learnReadyTimes } from './shop/ready-times/learn.ts'
import { confirmPlaced } from './staff/confirm-placed.ts'
import { announceReopened } from './staff/pause.ts'
import { notifyAllWaiting } from './watches/notify.ts'

const MINUTE = 60_000

/** Time between two looks for drafts and questions whose time has come, in milliseconds. */
const MOMENT = 5000

interface Options {
  isStopping: () => boolean
  /** True for a database that no other process tidies. */
  isEmbedded: boolean
}

/**
 * Starts the recurring work of a process: old rows are deleted and old ready times learned anew now and every hour; payments
 * are settled now and every minute, with held orders and pauses that have ended, messages about unconfirmed orders, lists whose
 * import a process left unfinished, wanted pictures, and the prices of favourites; drafts are published at their time, orders are
 * confirmed for stores that want it, questions to shoppers end, and products that are bought together are counted every hour where
 * they are due. Returns a function that ends it.
 */
export function startTimers(context: Context, { isStopping, isEmbedded }: Options): () => void {
  const { db, clock, backgroundJobs, wakePictures } = context
  const pruneAll = unlessRunning(() => prune(db, clock(), isStopping))
  backgroundJobs.run('Pruning', pruneAll)
  const learn = unlessRunning(() => learnReadyTimes(context))
  backgroundJobs.run('Learning ready times', learn)
  const tidy = async () => {
    await pruneAll()
    await notifyAllWaiting(context)
    if (isEmbedded) await vacuum(db)
  }
  const countAll = unlessRunning(() => countPairs(context))
  const count = () => backgroundJobs.run('Counting pairs', countAll)
  count()
  const hourly = setInterval(() => {
    backgroundJobs.run('Pruning', tidy)
    backgroundJobs.run('Learning ready times', learn)
    count()
  }, 60 * MINUTE)
  const settleAll = unlessRunning(() => captureOrVoidAll(context))
  const settlePayments = () => backgroundJobs.run('Settling payments', settleAll)
  settlePayments()
  const resume = () => backgroundJobs.run('Resuming imports', () => resumeImports(context))
  resume()
  wakePictures()
  const comparePrices = unlessRunning(() => lookForDrops(context, isStopping))
  const eachMinute = setInterval(() => {
    settlePayments()
    backgroundJobs.run('Comparing prices', comparePrices)
    backgroundJobs.run('Cancelling held orders', () => cancelHeld(context))
    backgroundJobs.run('Reporting unconfirmed orders', () => alertManagers(context))
    backgroundJobs.run('Ending pauses', () => announceReopened(context))
    resume()
  }, MINUTE)
  const publishAll = unlessRunning(() => publishDue(context))
  const endQuestions = unlessRunning(() => expireQuestions(context))
  const confirmAll = unlessRunning(() => confirmPlaced(context))
  const eachMoment = setInterval(() => {
    backgroundJobs.run('Confirming orders', confirmAll)
    backgroundJobs.run('Publishing drafts', publishAll)
    backgroundJobs.run('Ending questions', endQuestions)
  }, MOMENT)
  return () => {
    clearInterval(eachMoment)
    clearInterval(hourly)
    clearInterval(eachMinute)
  }
}
