import type { Session, UserDetails } from '../../../../src/contract/account/session.ts'
import { readableText } from '../../../../src/contract/typed/line.ts'
import type { Language } from '../../http/request/language.ts'
import { showPhone } from '../accounts/phone-number.ts'
import type { SignedIn } from './find.ts'
import { viewLoyalty } from './loyalty.ts'

/** Returns a session in its API shape, for the holder of its token. */
export function viewSession({ token, account }: SignedIn, language: Language): Session {
  const { firstName, lastName, email, phone, dob, emailNotification, smsNotification, marketing, points } = account
  const userDetails: UserDetails = {
    token,
    firstName: readableText(firstName),
    lastName: readableText(lastName),
    email,
    phone: showPhone(phone),
    dob,
    emailNotification,
    smsNotification,
    marketing
  }
  return { token, userDetails, userLoyaltyDetails: viewLoyalty(points, language), channel: `user.${account.channel}` }
}
