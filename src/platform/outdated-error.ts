const NAME = 'OutdatedError'

/** Returns the error for a file that is gone because the shop was updated since the page was opened. */
export const outdatedError = (cause: unknown): Error => Object.assign(new Error(String(cause)), { name: NAME })

/** Recognises such an error by its name: the loader, which makes it, and the app are two scripts. */
export const isOutdatedError = (error: unknown): boolean => error instanceof Error && error.name === NAME
