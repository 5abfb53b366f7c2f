/** A period of the page's main thread, in milliseconds since the navigation started. */
export interface Task {
  start: number
  duration: number
}

/** A layout shift, and whether it moved an element outside the mount. */
export interface Shift {
  time: number
  value: number
  isHosts: boolean
}

/** What a measured page records about itself; times in milliseconds since the navigation started, 0 is not yet. */
export interface PageRecord {
  /** The second frame after the first one in which the shop's mount has its height. */
  mounted: number
  /** The first frame with a product in view. */
  firstProduct: number
  /** The first frame with eight product cards, in view or below it; 0 if a page draws only what is in view. */
  eightCards: number
  /** All tasks over 50 ms. */
  longTasks: Task[]
  shifts: Shift[]
}

declare global {
  interface Window {
    benchRecord?: PageRecord
  }
}
