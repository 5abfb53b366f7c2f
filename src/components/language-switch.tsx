import { Button } from '../ui/button.tsx'

const names: Record<string, string> = { 'en-CA': 'English', 'fr-CA': 'Français' }

interface Props<Tag extends string> {
  offered: readonly Tag[]
  current: Tag
  onChoose(tag: Tag): void
}

/** The other languages on offer, each a button in its own words. */
export function LanguageSwitch<Tag extends string>({ offered, current, onChoose }: Props<Tag>) {
  return offered
    .filter(tag => tag !== current)
    .map(tag => (
      <Button key={tag} kind="quiet" lang={tag} onClick={() => onChoose(tag)}>
        {names[tag] ?? tag}
      </Button>
    ))
}
