import { accountWords } from './account.ts'
import { cartWords } from './cart.ts'
import { findWords } from './find.ts'
import { fulfilWords } from './fulfil.ts'
import { orderWords } from './order.ts'
import { payWords } from './pay.ts'
import { redeemWords } from './redeem.ts'
import { shellWords } from './shell.ts'
import { shopWords } from './shop.ts'
import { userWords } from './user.ts'

/** All messages. */
export const words = {
  ...shellWords,
  ...shopWords,
  ...findWords,
  ...cartWords,
  ...fulfilWords,
  ...orderWords,
  ...payWords,
  ...redeemWords,
  ...accountWords,
  ...userWords
}

/** A message key. */
export type MessageKey = keyof typeof words
