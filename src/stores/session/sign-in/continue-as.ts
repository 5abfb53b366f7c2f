import type { Session, UserDetails } from '../../../contract/account/session.ts'
import { closePopup } from '../../core/popup.ts'
import { refreshSession } from './current-session.ts'
import { welcome } from './welcome.ts'

/** Returns a first name and initial, such as “Alex M.”: enough to recognise oneself without revealing the full name. */
export function shortNameOf({ firstName, lastName }: Pick<UserDetails, 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial}.` : firstName
}

/** Accepts the link: signs its user in, replacing anyone else. */
export function acceptLink(session: Session): void {
  closePopup()
  welcome({ value: session, message: '' })
}

/** Declines the link: its token is dropped, and the current session continues. */
export function declineLink(): void {
  closePopup()
  void refreshSession()
}
