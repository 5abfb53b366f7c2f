/** The colours of machine-readable codes, the same in both themes. */
export const paper = { ground: '#fff', mark: '#000' } as const
