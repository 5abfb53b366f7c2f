/** Returns the path of the page of favourites at a store. */
export const favouritesPath = (location: string): string => `/${encodeURIComponent(location)}/favourites`
