import type { Hono } from 'hono'
import { askForWatch, endWatch, readMyWatches, readWatchForm } from '../../contract/catalog/watches.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { signedIn } from '../http/request/caller.ts'
import { route } from '../http/route.ts'
import { ask } from './ask.ts'
import { findSize } from './find-size.ts'
import { endWatchOf, readWatchesOf } from './my-watches.ts'
import { formFor } from './read-form.ts'

/** Serves requests for a message when a size is back. */
export function watchRoutes(app: Hono, context: Context): void {
  const { db, clock } = context
  const sizeOf = (param: (name: string) => string) =>
    findSize(db, { location: param('location'), product: param('product'), variant: param('variant') })

  route(app, readWatchForm, async ({ param, caller, language }) =>
    formFor(context, await sizeOf(param), caller?.account, language)
  )

  route(app, askForWatch, async ({ param, caller, body, language, client, origin }) =>
    ask(context, await sizeOf(param), { account: caller?.account, body }, { language, client, origin })
  )

  route(app, readMyWatches, async ({ caller, language }) => ({
    watches: await readWatchesOf(db, signedIn(caller).account.id, language, clock())
  }))

  route(app, endWatch, async ({ caller, param, language }) => {
    const { id } = signedIn(caller).account
    await transaction(db, tx => endWatchOf(tx, id, param('watch'), clock()))
    return { watches: await readWatchesOf(db, id, language, clock()) }
  })
}
