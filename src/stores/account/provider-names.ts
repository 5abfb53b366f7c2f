import type { SocialProvider } from '../../contract/account/social-kinds.ts'

/** The providers' names, the same in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
