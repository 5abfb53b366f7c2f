import { atom } from 'nanostores'

const [TOKEN, SESSION] = ['storefront.staff', 'storefront.staff.session']

/** The bearer token: of a person's session, or a staff token. Empty if no one is signed in. */
export const $token = atom(sessionStorage.getItem(TOKEN) ?? localStorage.getItem(SESSION) ?? '')

/**
 * Keeps a token: a staff token for this tab only, since it never expires; a session, which ends after a shift, for this
 * device, so that a tab closed by mistake costs no new code.
 */
export function keepToken(token: string, isSession: boolean): void {
  if (isSession) localStorage.setItem(SESSION, token)
  else sessionStorage.setItem(TOKEN, token)
  $token.set(token)
}

/** Forgets the token on this device. */
export function forgetToken(): void {
  sessionStorage.removeItem(TOKEN)
  localStorage.removeItem(SESSION)
  $token.set('')
}
