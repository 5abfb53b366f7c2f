import { etagOf } from './packed.ts'

/** A reply as the text that is sent, with its ETag. */
export class Written {
  readonly text: string
  readonly etag: string

  constructor(payload: unknown) {
    this.text = JSON.stringify({ payload })
    this.etag = etagOf(this.text)
  }
}
