import type { Session } from '../../../contract/account/session.ts'
import { signIn } from './sign-in.ts'
import { showSentence, showToast } from '../../../client/toasts.ts'

/** Signs a user in and shows the API's welcome message, or ours. */
export function welcome({ value, message }: { value: Session; message: string }): void {
  signIn(value)
  if (message) showSentence({ text: message })
  else showToast('session.welcome', 'ok', { name: value.userDetails.firstName })
}
