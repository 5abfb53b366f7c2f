import { plainText } from './plain-text.ts'

/** A local part without quotes (RFC 5321, 4.1.2), with letters of any script (RFC 6531), and a domain. */
const address =
  /^([\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*)@([^\s@/?#\\:%]+)$/u

/** Two labels or more; the last is no number, as in an IP address. */
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

/** Returns a domain in lower case and ASCII (IDNA), as the platform's URLs have it; undefined if it is none for mail. */
function readDomain(domain: string): string | undefined {
  try {
    const { hostname } = new URL(`http://${domain}`)
    return host.test(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads an email address from plain text, also as in a list, a link or `Name <address>`. In its normal form the domain is
 * ASCII, such as `xn--caf-dma.ca`. ASCII letters before the `@` keep their case; others are in lower case, because
 * databases differ in theirs.
 */
export function readEmail(text: string): string | undefined {
  const bare = (/<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/^mailto:|[.,;]$/gi, '')
  const [, name = '', typed = ''] = address.exec(bare) ?? []
  const domain = readDomain(typed)
  const email = `${name.replace(/\P{ASCII}+/gu, letters => letters.toLowerCase())}@${domain}`
  return domain && name.length <= 64 && email.length <= 254 ? email : undefined
}

/** The key of an email address, the same for all of its spellings: people and limits are counted by it. */
export const emailKey = (text: string): string => (readEmail(plainText(text)) ?? plainText(text)).toLowerCase()

/** Returns true if two texts spell the same email address. */
export const isSameEmail = (a: string, b: string): boolean => emailKey(a) === emailKey(b)
