import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId, payments } from '../../../src/server/db/schema.ts'
import { captureOrVoidAll } from '../../../src/server/ordering/payments/capture-or-void.ts'
import { confirm } from '../../../src/server/ordering/payments/confirm.ts'
import { type CardGateway, Unreachable } from '../../../src/server/ordering/payments/providers/gateway.ts'
import { findPayment } from '../../../src/server/ordering/payments/rows.ts'
import { openCardShop } from '../support/payments/card-shop.ts'
import { good, tokenFor } from '../support/payments/cards.ts'

const { shop, fakeProvider, parts, begin, atProvider } = await openCardShop()

test('a hold overtaken by another attempt is voided later if its provider can’t be reached immediately', async () => {
  const { payload } = await begin(await shop.cartWith({ zebra: 1 }))
  const found = await findPayment(parts, payload.id, { accountId: null, language: 'en' })
  let reference = ''
  const gateway: CardGateway = {
    ...found.gateway,
    async authorise(request, token) {
      const outcome = await found.gateway.authorise(request, token)
      if (outcome.status === 'authorised') ({ reference } = outcome)
      await shop.db
        .update(payments)
        .set({ reference: `key:${newId()}` })
        .where(eq(payments.id, payload.id))
      return outcome
    },
    voidOrRefund: () => Promise.reject(new Unreachable('The provider is away.'))
  }
  const token = await tokenFor(fakeProvider, good)
  await expect(confirm(parts, { ...found, gateway }, token)).rejects.toThrow('unavailable')
  expect(await atProvider(reference)).toBe('authorised')
  await captureOrVoidAll(parts)
  expect(await atProvider(reference)).toBe('voided')
})
