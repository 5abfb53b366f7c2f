/**
 * Stands in for `Array.from` in packages, by the build's configuration: old libraries of host pages (Prototype, MooTools)
 * replace it by one that knows neither iterables nor a second argument.
 */
export function arrayFrom<From, To = From>(
  list: Iterable<From> | ArrayLike<From>,
  change: (item: From, index: number) => To = item => item as unknown as To
): To[] {
  const all: To[] = []
  if (Symbol.iterator in list) for (const item of list) all.push(change(item, all.length))
  else for (let index = 0; index < list.length; index++) all.push(change(list[index], index))
  return all
}
