const arrayFrom = <From, To = From>(
  list: Iterable<From> | ArrayLike<From>,
  change: (one: From, at: number) => To = one => one as unknown as To
): To[] => {
  const all: To[] = []
  if (Symbol.iterator in list) for (const one of list) all.push(change(one, all.length))
  else for (let at = 0; at < list.length; at++) all.push(change(list[at], at))
  return all
}

/**
 * Stands in for `Array` in packages: old libraries of host pages (Prototype, MooTools) replace `Array.from` by one that knows
 * neither iterables nor a second argument.
 */
export const own = { from: arrayFrom, isArray: (list: unknown) => Array.isArray(list) }
