/** The prefix of our OAuth states, so that responses to the host page's own sign-ins are ignored. */
const MARK = 'storefront-'

/** Returns a new OAuth state. */
export const newState = (id: string): string => MARK + id

/** Returns true if an OAuth state was issued by this storefront. */
export const isOurState = (state: string): boolean => state.startsWith(MARK)
