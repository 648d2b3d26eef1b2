import type { KeyboardEvent } from 'react'

export interface ListKeyActs {
  /** Moves the active row by this number of rows. */
  readonly move: (step: number) => void
  readonly moveTo: (edge: 'first' | 'last') => void
  readonly select: (isRange: boolean) => void
  readonly open: () => void
  readonly close: () => void
  readonly exportRows: () => void
  readonly findText: () => void
  readonly goToActs: () => void
  readonly showKeys: () => void
}

const pageRows = 10

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

/** Enter and Space belong to a focused control. */
const isControl = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('a, button, input, summary, [role="button"]')

const toNamedKeyAct = (acts: ListKeyActs, key: string): (() => void) | undefined =>
  ({
    ArrowDown: () => acts.move(1),
    ArrowUp: () => acts.move(-1),
    PageDown: () => acts.move(pageRows),
    PageUp: () => acts.move(-pageRows),
    Home: () => acts.moveTo('first'),
    End: () => acts.moveTo('last'),
    Escape: acts.close,
  })[key]

const toSingleKeyAct = (acts: ListKeyActs, key: string, isShift: boolean): (() => void) | undefined =>
  ({
    j: () => acts.move(1),
    k: () => acts.move(-1),
    x: () => acts.select(isShift),
    e: acts.exportRows,
    b: acts.goToActs,
    '/': acts.findText,
    '?': acts.showKeys,
  })[key]

/** The keys of a list that has the focus. */
export const handleListKey = (
  event: KeyboardEvent<HTMLElement>,
  acts: ListKeyActs,
  hasSingleKeys: boolean,
): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target))
    return
  const act =
    toNamedKeyAct(acts, event.key) ??
    (event.key === 'Enter' && !isControl(event.target) ? acts.open : undefined) ??
    (event.key === ' ' && !isControl(event.target) ? () => acts.select(event.shiftKey) : undefined) ??
    (hasSingleKeys ? toSingleKeyAct(acts, event.key.toLowerCase(), event.shiftKey) : undefined)
  if (!act) return
  event.preventDefault()
  act()
}
