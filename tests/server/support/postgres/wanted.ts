/** Returns whether a command line selects a project: it names none, or one of its `--project` patterns matches. */
export function isWanted(project: string, argv: readonly string[]): boolean {
  const patterns = argv.flatMap((word, at) => {
    if (word === '--project') return [argv[at + 1] ?? '']
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : []
  })
  return patterns.length === 0 || patterns.some(pattern => matches(pattern, project))
}

function matches(pattern: string, project: string): boolean {
  if (pattern.startsWith('!')) return !matches(pattern.slice(1), project)
  const source = pattern
    .split('*')
    .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')
  return new RegExp(`^${source}$`).test(project)
}
