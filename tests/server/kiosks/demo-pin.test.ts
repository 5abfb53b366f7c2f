import { expect, test } from 'vitest'
import { demoKioskPin } from '../../../src/server/seed/kiosks.ts'
import { checkKioskPin } from '../../../src/contract/kiosk/kiosk.ts'
import { textOf } from '../../project/support/docs.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('every store of the demo has the documented PIN', async () => {
  expect(textOf('docs/demo.md')).toContain(`the PIN \`${demoKioskPin}\``)
  for (const location of ['queen-west', 'calgary', 'small']) {
    const { status } = await shop.to(checkKioskPin, { params: { location }, body: { pin: demoKioskPin } })
    expect([location, status]).toEqual([location, 200])
  }
})
