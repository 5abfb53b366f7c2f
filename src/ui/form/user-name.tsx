import { hiddenClass } from '../../theme/tokens.ts'

/** The name that password managers keep a password under, in a form that does not ask for it. */
export function UserName({ value }: { value: string }) {
  return (
    <input
      className={hiddenClass}
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}
