import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const [ln, r, p] = [17, 8, 1]

/** The parameters need 128 MiB; Node's default limit is 32. */
const maxmem = 160 * 1024 * 1024

/**
 * Hashes a password with scrypt (OWASP's parameters) into `$scrypt$ln=17,r=8,p=1$salt$hash`; the format allows other
 * parameters later.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt)
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

/** Returns whether a password matches a hash. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [, , parameters, salt = '', hash = ''] = hashed.split('$')
  if (parameters !== `ln=${ln},r=${r},p=${p}`) return false
  return timingSafeEqual(await hashWith(password, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64'))
}

// NFKC: the same letters may have different code points on another keyboard.
const hashWith = (password: string, salt: Buffer): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, 32, { N: 2 ** ln, r, p, maxmem })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
