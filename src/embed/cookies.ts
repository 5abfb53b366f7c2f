import Cookies from 'js-cookie'
import type { Storage } from '../env/env.ts'

/** The longest that browsers keep a cookie, in days. */
const DAYS = 400

function isFramedByAnother(): boolean {
  try {
    return window.self !== window.top && !window.top?.location.href
  } catch {
    return true
  }
}

function attributes(): Cookies.CookieAttributes {
  // SameSite=None needs Secure, and plain http can't have Secure: there, Lax is what can be had.
  const isSecure = window.location.protocol === 'https:'
  return {
    expires: DAYS,
    path: '/',
    sameSite: isSecure ? 'None' : 'Lax',
    secure: isSecure,
    ...(isSecure && isFramedByAnother() && { partitioned: true })
  }
}

function canKeep(): boolean {
  const probe = 'storefront.probe'
  try {
    Cookies.set(probe, '1', attributes())
    const kept = Cookies.get(probe) === '1'
    Cookies.remove(probe, attributes())
    return kept
  } catch {
    return false
  }
}

/** What is kept between visits, in cookies of the page's own host; in memory where no cookie can be set. */
export function cookieStorage(): Storage {
  if (!canKeep()) {
    const memory = new Map<string, string>()
    return {
      get: key => memory.get(key),
      set: (key, value) => void memory.set(key, value),
      remove: key => void memory.delete(key),
      lasting: false
    }
  }
  return {
    get: key => Cookies.get(key),
    set: (key, value) => void Cookies.set(key, value, attributes()),
    remove: key => Cookies.remove(key, attributes()),
    lasting: true
  }
}
