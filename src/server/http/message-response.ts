import type { Words } from '../db/schema.ts'

/** A payload with a message that the storefront shows. */
export class MessageResponse<Payload> {
  readonly words: Words
  readonly payload: Payload

  constructor(words: Words, payload: Payload) {
    this.words = words
    this.payload = payload
  }
}
