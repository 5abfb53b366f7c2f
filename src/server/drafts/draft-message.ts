import type { Context } from '../context.ts'
import type { Message } from '../events/messages.ts'
import { staffChannel } from '../events/staff-channel.ts'

/** Returns the channel on which changes of drafts are reported; its name can't be guessed. */
export const draftChannel = (context: Pick<Context, 'staffSecret'>): string => staffChannel(context, 'drafts')

/** Returns the message on which staff boards read the drafts again; their contents need a token. */
export const draftMessage = (context: Pick<Context, 'staffSecret'>, draft: string): Message => ({
  channel: draftChannel(context),
  message: { type: 'drafts', draft }
})
