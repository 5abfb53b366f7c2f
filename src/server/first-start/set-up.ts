import type { Challenge } from '../../contract/account/account.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { setUpShop } from '../../contract/staff/setup.ts'
import type { Context } from '../context.ts'
import { ApiError, badFields } from '../http/api-error.ts'
import type { RequestContext } from '../http/route.ts'
import { isGuessable } from '../people/signups/guessable.ts'
import { hashPassword } from '../people/signups/password.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { noteStaff } from '../staff/audited.ts'
import { createMember } from '../staff/members.ts'
import { sendCode } from '../staff/sign-in.ts'
import { dropKey, onlyWithKey } from './setup-key.ts'
import { shopOf } from './shop-of.ts'

const nothingElse = { products: [], people: [], rewards: [], promos: [] }

/** Sets up a shop with its first manager, to whom a code is sent. Of two that come together, the second gets 410. */
export async function setUp(
  context: Context,
  body: BodyOf<typeof setUpShop>,
  { language }: RequestContext
): Promise<Challenge> {
  const { db, clock } = context
  await onlyWithKey(db, body.key)
  const shop = shopOf(body)
  const { name, email, password } = body
  if (await isGuessable(password, { firstName: name, lastName: body.shopName, email }))
    throw badFields({ password: 'guessable' })
  const passwordHash = await hashPassword(password)
  let managerId = ''
  const isFirst = await seedShop(db, { ...shop, ...nothingElse }, clock(), async tx => {
    const row = await createMember({ db: tx, clock }, { name, email, role: 'manager', passwordHash })
    managerId = row.id
    await noteStaff(tx, context, row, { action: 'setup', detail: shop.business.name })
    await dropKey(tx)
  })
  if (!isFirst) throw new ApiError(410, 'link_used')
  return sendCode(context, { id: managerId, email }, language)
}
