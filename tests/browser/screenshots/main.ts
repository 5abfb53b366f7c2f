/** `npm run screenshots -- [NAME...]`: takes the pictures in `demo/screenshots` again, or only the named ones. */
import { close, folder } from './camera.ts'

// One after the other, because the shop changes on the way; static imports would run together.
await import('./menu.ts')
await import('./account.ts')
await import('./checkout.ts')
await import('./orders.ts')
await import('./changes.ts')
await close()
console.log(`The pictures are in ${folder}.`)
