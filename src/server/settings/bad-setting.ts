/** A setting is invalid or missing; the message is for the person who starts the server. */
export class BadSetting extends Error {}

/**
 * Runs `work` with a function that reads a setting. All settings are read before a `BadSetting` with a line for each that
 * is wrong is thrown, so that they aren't learned of one start at a time.
 */
export function readAll<Result>(work: (read: <Value>(reader: () => Value) => Value) => Result): Result {
  const problems: string[] = []
  const result = work(<Value>(reader: () => Value): Value => {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error
      problems.push(error.message)
      return undefined as Value
    }
  })
  if (problems.length > 0)
    throw new BadSetting([...new Set(problems.flatMap(problem => problem.split('\n')))].join('\n'))
  return result
}
