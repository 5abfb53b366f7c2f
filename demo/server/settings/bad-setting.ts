/** A setting is invalid or missing; the message is for the person who starts the server. */
export class BadSetting extends Error {}
