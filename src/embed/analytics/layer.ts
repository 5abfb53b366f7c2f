declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** The `dataLayer` of the page around the frame, if that has the events. */
let around: ((event: object) => void) | undefined

/** Sends events to another `dataLayer` than the own page's. Returns a function that ends it. */
export function takeLayer(push: (event: object) => void): () => void {
  around = push
  return () => (around = undefined)
}

/** Adds an event to the page's `dataLayer`. */
export function pushToLayer(event: object): void {
  if (around) return around(event)
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
