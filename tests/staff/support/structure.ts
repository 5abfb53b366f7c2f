import { expect, vi } from 'vitest'
import type { Tab } from '../../../src/staff/open-dialog.ts'
import type { Draw } from '../../screens/support/axe.ts'
import type { Rendered } from '../../screens/support/render.tsx'
import { openBoard } from './board.tsx'

/** Waits until something is there. */
export const isFilled = (page: Rendered, selector: string) =>
  vi.waitFor(() => expect(page.all(selector)).not.toEqual([]))

/** Opens a section of the board, and waits until it is filled. */
export const section =
  (tab: Tab, sign: string): Draw =>
  async locale => {
    const page = await openBoard({ locale, tab })
    await isFilled(page, sign)
    return page
  }
