import { afterEach, expect, test, vi } from 'vitest'
import { downloadFile } from '../../../src/embed/browser/download-file.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['1042.ics', 'text/calendar;charset=utf-8'],
  ['my-data.json', 'application/json'],
  ['list.txt', 'text/plain']
])('%s is saved under its name as %s', (name, type) => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.download, this.href]).toEqual([name, 'blob:1'])
  })
  downloadFile(name, 'BEGIN:VCALENDAR')
  expect(click).toHaveBeenCalledTimes(1)
  expect(made.mock.calls.map(([blob]) => (blob as Blob).type)).toEqual([type])
})
