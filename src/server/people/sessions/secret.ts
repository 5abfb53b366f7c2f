import { createHash, randomBytes } from 'node:crypto'

/** Returns a new secret: 256 random bits in 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a secret. Secrets are random, so a fast hash without salt is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
