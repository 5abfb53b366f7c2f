/** The page around a frame that the script made, and that a sign-in provider returns to. */
interface PageAround {
  origin: string
  /** Its URL without a fragment. */
  url: string
  /** Leaves it for another URL. */
  leave(url: string): void
}

let current: PageAround | undefined

/** Returns the page around the frame; undefined elsewhere, and until it has answered. */
export const pageAround = (): PageAround | undefined => current

/** Sets the page around the frame. Returns a function that removes it. */
export function setPageAround(page: PageAround): () => void {
  current = page
  return () => {
    if (current === page) current = undefined
  }
}
