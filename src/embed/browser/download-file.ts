/** The media types of the files that are saved, by the ending of their names. Phones open a file by its type. */
const types: Record<string, string> = { ics: 'text/calendar;charset=utf-8', json: 'application/json' }

/** Downloads a text as a file by clicking a temporary link. */
export function downloadFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: types[name.split('.').pop() ?? ''] ?? 'text/plain' }))
  link.download = name
  link.click()
  // Give the browser time to start reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
