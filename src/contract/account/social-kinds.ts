import { type InferOutput, picklist } from 'valibot'

/** Who vouches for a person. */
export const socialProvider = picklist(['google', 'facebook'])

/** What a social sign-in is for (SPEC A3). */
export const socialAction = picklist(['sign-in', 'sign-up', 'link'])

export type SocialProvider = InferOutput<typeof socialProvider>
export type SocialAction = InferOutput<typeof socialAction>
