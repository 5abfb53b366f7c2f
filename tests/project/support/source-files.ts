import { readdirSync } from 'node:fs'

/** Returns the TypeScript files in the folders, as paths from the project's root. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => `${folder}/${file}`)
  )
}
