/** The server can't start as it was told to; the message is a sentence for the person who starts it. */
export class BadSetting extends Error {}
