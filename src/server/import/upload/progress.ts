/** How many rows of a list have been written. */
export interface Progress {
  done: number
  of: number
}

/** Lists that this process is writing, by their ids. Others know only that they are being applied. */
const underWay = new Map<string, Progress>()

export const noteProgress = (id: string, progress: Progress): void => void underWay.set(id, progress)
export const forgetProgress = (id: string): void => void underWay.delete(id)
export const progressOf = (id: string): Progress | null => underWay.get(id) ?? null
