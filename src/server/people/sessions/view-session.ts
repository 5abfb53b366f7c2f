import type { Session, UserDetails } from '../../../contract/account/session.ts'
import { readableText } from '../../../contract/typed/line.ts'
import { business } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { homeCountry, showPhone } from '../accounts/phone-number.ts'
import type { SignedIn } from '../../http/request/caller.ts'
import { viewLoyalty } from './loyalty.ts'

/** Returns a session in its API shape, for the holder of its token. */
export async function viewSession(db: Queries, { token, account }: SignedIn, language: Language): Promise<Session> {
  const { firstName, lastName, email, phone, dob, emailNotification, smsNotification, marketing, points } = account
  const [rules] = await db.select({ tiers: business.tiers }).from(business).limit(1)
  const userDetails: UserDetails = {
    token,
    firstName: readableText(firstName),
    lastName: readableText(lastName),
    email,
    phone: showPhone(phone, await homeCountry(db)),
    dob,
    emailNotification,
    smsNotification,
    marketing
  }
  return {
    token,
    userDetails,
    userLoyaltyDetails: viewLoyalty({ points, earned: points, tiers: rules?.tiers ?? [] }, language),
    channel: `user.${account.channel}`
  }
}
