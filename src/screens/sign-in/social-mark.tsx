import type { SocialProvider } from '../../contract/account/social-kinds.ts'
import { markColours } from '../../theme/mark-colours.ts'

const { google, facebook } = markColours

/** The outlines of each provider's own mark, in a square of 24. */
const shapes: Record<SocialProvider, readonly (readonly [colour: string, path: string])[]> = {
  google: [
    [
      google.blue,
      'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z'
    ],
    [
      google.green,
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z'
    ],
    [google.yellow, 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86z'],
    [
      google.red,
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z'
    ]
  ],
  facebook: [
    [
      facebook,
      'M24 12.07a12 12 0 1 0-13.88 11.86v-8.39H7.08v-3.47h3.04V9.43c0-3 1.8-4.67 4.54-4.67 1.31 0 2.68.24 2.68.24v2.95h-1.51c-1.49 0-1.96.92-1.96 1.87v2.25h3.33l-.53 3.47h-2.8v8.39A12 12 0 0 0 24 12.07z'
    ]
  ]
}

/** The mark of an identity provider, which its own guidelines ask for; decorative next to the button's words. */
export function SocialMark({ of }: { of: SocialProvider }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[of].map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  )
}
