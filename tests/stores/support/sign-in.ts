import { $parts } from '../../../src/app/loading/parts.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { acceptLink } from '../../../src/stores/session/sign-in/continue-as.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { takeSession } from '../../../src/stores/session/sign-in/sign-in.ts'
import { until } from './visit.ts'

async function handOver(api: string, path: string, name: string): Promise<string> {
  const { headers } = await fetch(`${api}/demo/${path}`, { redirect: 'manual' })
  const value = new URL(headers.get('location') ?? '', api).searchParams.get(name)
  if (!value) throw new Error(`The demo's app handed over no ${name}.`)
  return value
}

/** Returns a session token from the retailer's app. */
export const tokenOf = (api: string, person = 'alex'): Promise<string> => handOver(api, `sign-in?as=${person}`, 'token')

/** Returns the token of a sign-up link, optionally used or expired. */
export const signupToken = (api: string, state?: 'used' | 'expired'): Promise<string> =>
  handOver(api, `sign-up?source=kiosk${state ? `&state=${state}` : ''}`, 'signup_token')

/** Follows a link by its token, and confirms the account. */
export async function followLink(token: string): Promise<void> {
  await takeSession(token)
  const popup = $popup.get()
  if (popup?.key === 'continue-as') acceptLink(popup.data.session)
}

/** Waits until the page asks whose link it is, and confirms. */
export async function sayYes(): Promise<void> {
  const popup = await until($popup, popup => popup?.key === 'continue-as')
  if (popup?.key === 'continue-as') acceptLink(popup.data.session)
}

/** Signs a person in on the open page. */
export async function signIn(api: string, person = 'alex'): Promise<string> {
  const token = await tokenOf(api, person)
  await until($business, load => load.state === 'ready')
  // With it come the reactions to the begin and the end of a session.
  await until($parts, ({ common }) => common?.state === 'ready')
  await followLink(token)
  await until($session, ({ loggedIn }) => loggedIn)
  return token
}

/** Expires all sessions of a person. */
export const expireAll = (api: string, person = 'alex'): Promise<Response> =>
  fetch(`${api}/demo/expire?as=${person}`, { method: 'POST' })

/** Returns the server's status for a session token: 200 while it is valid, 401 afterwards. */
export async function statusOf(api: string, token: string): Promise<number> {
  return (await fetch(`${api}/v1/session`, { headers: { Authorization: `Bearer ${token}` } })).status
}
