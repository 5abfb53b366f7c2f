import type { Session, UserDetails } from '../../../contract/account/session.ts'
import { closePopup } from '../../core/popup.ts'
import { refreshSession } from './sign-in.ts'
import { welcome } from './welcome.ts'

/** Somebody by first name and initial, such as “Alex M.”: enough to know oneself by, and no more for whoever else looks. */
export function shortNameOf({ firstName, lastName }: Pick<UserDetails, 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial}.` : firstName
}

/** The shopper is who the link is for: they are signed in, in the place of anybody else. */
export function acceptLink(session: Session): void {
  closePopup()
  welcome({ value: session, message: '' })
}

/** The shopper is somebody else: the link's token is forgotten, and their own session goes on. */
export function declineLink(): void {
  closePopup()
  void refreshSession()
}
