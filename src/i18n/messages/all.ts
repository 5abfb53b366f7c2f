import { cartWords } from './cart.ts'
import { findWords } from './find.ts'
import { orderWords } from './order.ts'
import { shellWords } from './shell.ts'
import { shopWords } from './shop.ts'

/** Every message of the storefront. */
export const words = { ...shellWords, ...shopWords, ...findWords, ...cartWords, ...orderWords }

/** The name of a message. */
export type MessageKey = keyof typeof words
