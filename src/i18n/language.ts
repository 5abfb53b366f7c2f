/** A language of the storefront. */
export interface Language {
  /** The language's name for itself, such as `Français`. */
  name: string
  /** Loads the messages by key. `{name}` is a parameter; `one|many` is chosen by `count`. */
  load(): Promise<{ default: Readonly<Record<string, string>> }>
}
