import { type InferOutput, picklist } from 'valibot'
import { socialActions, socialProviders } from '../first/words.ts'

/** The identity providers. */
export const socialProvider = picklist(socialProviders)

/** The purpose of a social sign-in (SPEC A3). */
export const socialAction = picklist(socialActions)

export type SocialProvider = InferOutput<typeof socialProvider>
export type SocialAction = InferOutput<typeof socialAction>
