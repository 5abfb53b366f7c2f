import { Button } from '../ui/button.tsx'

const names: Record<string, string> = { 'en-CA': 'English', 'fr-CA': 'Français' }

interface Props<Tag extends string> {
  offered: readonly Tag[]
  current: Tag
  onChoose(tag: Tag): void
}

/** Buttons for the other languages, each labelled in its own language. */
export function LanguageSwitch<Tag extends string>({ offered, current, onChoose }: Props<Tag>) {
  return offered
    .filter(tag => tag !== current)
    .map(tag => (
      <Button key={tag} kind="quiet" lang={tag} onClick={() => onChoose(tag)}>
        {names[tag] ?? tag}
      </Button>
    ))
}
