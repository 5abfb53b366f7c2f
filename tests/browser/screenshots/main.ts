/** `npm run screenshots -- [NAME...]`: takes the pictures in `demo/screenshots` again, or only the named ones. */
import './menu.ts'
import './account.ts'
import './checkout.ts'
import './orders.ts'
import './changes.ts'
import { close, folder } from './camera.ts'

await close()
console.log(`The pictures are in ${folder}.`)
