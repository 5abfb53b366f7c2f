import type { Session } from '../../../contract/account/session.ts'
import { signIn } from './sign-in.ts'
import { showSentence, showToast } from '../../core/toasts.ts'

/** Lets somebody in, with the API's own sentence of welcome or ours. */
export function welcome({ value, message }: { value: Session; message: string }): void {
  signIn(value)
  if (message) showSentence({ text: message })
  else showToast('session.welcome', 'ok', { name: value.userDetails.firstName })
}
