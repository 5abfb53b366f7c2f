import { createContext, useContext, useLayoutEffect } from 'react'

/** The labels of a form's fields by their ids, for its error summary; undefined in a form that doesn't need them. */
export const FieldLabels = createContext<Map<string, string> | undefined>(undefined)

/** Adds the label of a field to those of its form. */
export function useFieldLabel(id: string | undefined, label: string): void {
  const labels = useContext(FieldLabels)
  useLayoutEffect(() => {
    if (id !== undefined) labels?.set(id, label)
  }, [labels, id, label])
}
