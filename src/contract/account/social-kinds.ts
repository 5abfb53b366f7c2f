import { type InferOutput, picklist } from 'valibot'

/** The identity providers. */
export const socialProvider = picklist(['google', 'facebook'])

/** The purpose of a social sign-in (SPEC A3). */
export const socialAction = picklist(['sign-in', 'sign-up', 'link'])

export type SocialProvider = InferOutput<typeof socialProvider>
export type SocialAction = InferOutput<typeof socialAction>
