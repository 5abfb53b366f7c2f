import type { DraftView } from '../../open-dialog.ts'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const views = {
  preview: PreviewDialog,
  review: ReviewDialog,
  publish: PublishDialog,
  discard: DiscardDialog,
  history: HistoryDialog
}

/** The open dialog of the drafts. */
export function DraftDialog({ view }: { view: DraftView }) {
  const View = views[view]
  return <View />
}
