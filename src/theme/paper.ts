/** The colours of what machines read, the same by day and by night. */
export const paper = { ground: '#fff', mark: '#000' } as const
