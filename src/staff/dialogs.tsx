import { LateFigures } from './figures/late-figures.tsx'
import { LateContacts } from './contacts/late-contacts.tsx'
import { LateCopies } from './copies/late-copies.tsx'
import { FindDialog } from './header/find-dialog.tsx'
import { MenuDialog } from './header/menu-dialog.tsx'
import { PauseDialog } from './header/pause-dialog.tsx'
import { LateDraftDialog } from './catalogue/late-parts.tsx'
import { LateImports } from './imports/late-imports.tsx'
import { KioskDialog } from './kiosks/kiosk-dialog.tsx'
import { KioskRemovalDialog } from './kiosks/removal-dialog.tsx'
import { CancelDialog } from './orders/cancel-dialog.tsx'
import { BusyDialog } from './orders/extra/busy-dialog.tsx'
import { HandOverDialog } from './orders/hand-over-dialog.tsx'
import { LateMissing } from './orders/missing/late-missing.tsx'
import { RefundDialog } from './orders/refund-dialog.tsx'
import { LateLaunch } from './launch/late-launch.tsx'
import { LotDialog } from './stock/lot-dialog.tsx'
import { LotsDialog } from './stock/lots-dialog.tsx'
import { ActivityDialog } from './team/activity-dialog.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { KeyRemovalDialog } from './systems/key-removal-dialog.tsx'
import { SystemsDialog } from './systems/systems-dialog.tsx'
import { TeamDialog } from './team/team-dialog.tsx'

/** The open dialog. */
export function Dialogs({ dialog }: { dialog: OpenDialog }) {
  switch (dialog.kind) {
    case 'find':
      return <FindDialog typed={dialog.typed ?? ''} key={dialog.typed} />
    case 'menu':
      return <MenuDialog />
    case 'pause':
      return <PauseDialog />
    case 'busy':
      return <BusyDialog />
    case 'team':
      return <TeamDialog />
    case 'activity':
      return <ActivityDialog />
    case 'imports':
      return <LateImports />
    case 'figures':
      return <LateFigures />
    case 'launch':
      return <LateLaunch />
    case 'contacts':
      return <LateContacts />
    case 'copies':
      return <LateCopies />
    case 'draft':
      return <LateDraftDialog view={dialog.view} />
    case 'systems':
      return <SystemsDialog />
    case 'key-removal':
      return <KeyRemovalDialog of={dialog.key} />
    case 'cancel':
      return <CancelDialog order={dialog.order} />
    case 'hand-over':
      return <HandOverDialog order={dialog.order} />
    case 'missing':
      return <LateMissing order={dialog.order} />
    case 'refund':
      return <RefundDialog order={dialog.order} />
    case 'lots':
      return <LotsDialog listing={dialog.listing} />
    case 'lot':
      return <LotDialog listing={dialog.listing} lot={dialog.lot} free={dialog.free} />
    case 'kiosk':
      return <KioskDialog kiosk={dialog.kiosk} />
    case 'kiosk-removal':
      return <KioskRemovalDialog kiosk={dialog.kiosk} />
  }
}
