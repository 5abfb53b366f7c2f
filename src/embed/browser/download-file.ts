/** Downloads a text as a file by clicking a temporary link. */
export function downloadFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // Give the browser time to start reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
