/** Live messages over the retailer's PubNub; loaded only with their key. */
import '../late.ts'
import { pubNubTransport } from '../../realtime/pubnub.ts'
import type { Transport } from '../../client/live/transport.ts'
import type { Handed } from './options-from-script.ts'
import { loadPubNub } from './load-pubnub.ts'

/** Creates the transport over the retailer's PubNub. */
export const createPubNub = ({ options, files, nonce }: Handed): Transport =>
  pubNubTransport({ subscribeKey: options.pubnubSubscribeKey ?? '', cipherKey: options.pubnubCipherKey }, () =>
    loadPubNub(files.urlOf('pubnub.js'), nonce)
  )
