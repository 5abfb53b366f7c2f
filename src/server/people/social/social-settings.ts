import { facebookProvider } from './facebook.ts'
import { openIdProvider } from './google.ts'
import type { Providers } from './routes.ts'

/** Returns the providers that the environment configures. */
export function providersFrom(settings: Record<string, string | undefined>): Providers {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER = 'https://accounts.google.com' } = settings
  const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = settings
  const { FACEBOOK_DIALOG = 'https://www.facebook.com/v23.0', FACEBOOK_GRAPH = 'https://graph.facebook.com/v23.0' } =
    settings
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: openIdProvider({
          issuer: GOOGLE_ISSUER,
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET
        })
      }),
    ...(FACEBOOK_APP_ID &&
      FACEBOOK_APP_SECRET && {
        facebook: facebookProvider({
          appId: FACEBOOK_APP_ID,
          appSecret: FACEBOOK_APP_SECRET,
          dialog: FACEBOOK_DIALOG,
          graph: FACEBOOK_GRAPH
        })
      })
  }
}
