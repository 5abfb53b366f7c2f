/**
 * Keeps a host's additions to all objects from being taken for entries of ours, by packages that go through objects with
 * `for in`. Such properties are still there, but not counted. Returns a function that has them counted again.
 */
export function hideInherited(): () => void {
  const names: string[] = []
  for (const name in {}) names.push(name)
  const count = (enumerable: boolean) => {
    for (const name of names) Reflect.defineProperty(Object.prototype, name, { enumerable })
  }
  count(false)
  return () => count(true)
}
