import type { Hono } from 'hono'
import {
  addFavourite,
  choosePrices,
  mergeFavourites,
  type MyFavourites,
  readFavourites,
  removeFavourite
} from '../../contract/account/favourites.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { type Account, signedIn } from '../http/request/caller.ts'
import type { Language } from '../http/request/language.ts'
import { route } from '../http/route.ts'
import { addFavouriteOf, mergeFavouritesOf, readFavouritesOf, removeFavouriteOf } from './favourites.ts'
import { choosePricesOf, readPriceChoice } from './price-choice.ts'

/** Serves the favourites of members, and their choice about price drops. */
export function favouriteRoutes(app: Hono, { db, clock }: Context): void {
  const view = async (account: Account, language: Language): Promise<MyFavourites> => ({
    favourites: await readFavouritesOf(db, account.id, language),
    prices: await readPriceChoice(db, account, language)
  })

  route(app, readFavourites, async ({ caller, language }) => view(signedIn(caller).account, language))

  route(app, addFavourite, async ({ caller, param, body: { location }, language }) => {
    const { account } = signedIn(caller)
    const added = { accountId: account.id, productIds: [param('product')], location, now: clock() }
    await transaction(db, tx => addFavouriteOf(tx, added))
    return view(account, language)
  })

  route(app, removeFavourite, async ({ caller, param, language }) => {
    const { account } = signedIn(caller)
    await removeFavouriteOf(db, account.id, param('product'))
    return view(account, language)
  })

  route(app, mergeFavourites, async ({ caller, body: { location, products }, language }) => {
    const { account } = signedIn(caller)
    const added = { accountId: account.id, productIds: products, location, now: clock() }
    await transaction(db, tx => mergeFavouritesOf(tx, added))
    return view(account, language)
  })

  route(app, choosePrices, async ({ caller, body, language, client, origin }) => {
    const { account } = signedIn(caller)
    const choice = { body, language, page: client.page.href, origin, now: clock() }
    await transaction(db, tx => choosePricesOf(tx, account.id, choice))
    return view(account, language)
  })
}
