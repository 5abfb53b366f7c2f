import { hiddenClass } from '../../theme/tokens.ts'

/** A hidden user name for password managers, in a form that doesn't ask for it. */
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
