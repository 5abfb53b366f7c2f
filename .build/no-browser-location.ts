/** Stands in for wouter's default hook, which we never use. */
export const useBrowserLocation = (): never => {
  throw new Error('The router was used without our own hook.')
}
export const useSearch = useBrowserLocation
