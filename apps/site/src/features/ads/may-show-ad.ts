import type { ModalName } from '#core/modals.ts'

export interface AdMoment {
  readonly pageHidden: boolean
  readonly modal: ModalName | null
  /** A dialog, drawer or popover that the modal host does not know. */
  readonly overlay: boolean
  /** The player fills in a ticket or opens a card. */
  readonly drafting: boolean
  readonly buying: boolean
  readonly watching: boolean
  /** A field has the focus. */
  readonly typing: boolean
  /** The time since the last press or key: what it opens may still be loading. */
  readonly idleMs: number
}

const minIdleMs = 3000

/** A full-screen ad never interrupts: it needs a visible page on which nothing is open or in progress. */
export const mayShowAd = ({
  pageHidden,
  modal,
  overlay,
  drafting,
  buying,
  watching,
  typing,
  idleMs,
}: AdMoment): boolean =>
  modal === null &&
  idleMs >= minIdleMs &&
  !(pageHidden || overlay || drafting || buying || watching || typing)
