import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// The same letters typed on another keyboard may come as other characters.
const normalise = (password: string): string => password.normalize('NFKC')

/** Hashes a password with argon2id and a random salt, as a PHC string that names its parameters. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost)

/** Returns whether a password is the one that was hashed; false for a hash in another format. */
export const isPassword = (password: string, hashed: string): Promise<boolean> =>
  verify(hashed, normalise(password)).catch(() => false)

/** A well-formed hash that no password has, so that a try takes as long where there is no account. */
export const hashOfNone = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`
