import './ordering.ts'
import { useStore } from '@nanostores/react'
import { ApproveKiosk } from '../../screens/user/approve-kiosk.tsx'
import { SignInScreen } from '../../screens/sign-in/sign-in-screen.tsx'
import { UserScreen } from '../../screens/user/user-screen.tsx'
import { $session } from '../../stores/session/session.ts'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'

export { FavouritesScreen } from '../../screens/menu/favourites/favourites-screen.tsx'
export { GoogleAuthScreen } from '../../screens/google-auth/google-auth-screen.tsx'

/** The user area, or the sign-in screens for guests. */
export function OpenUser({ section = '' }: { section?: string | undefined }) {
  const isSignedIn = useStore($session).userDetails !== undefined
  const box = useFocusMove(isSignedIn, 'h1')
  const signedIn = section === 'kiosk' ? <ApproveKiosk /> : <UserScreen section={section} />
  return <div ref={box}>{isSignedIn ? signedIn : <SignInScreen section={section} />}</div>
}
