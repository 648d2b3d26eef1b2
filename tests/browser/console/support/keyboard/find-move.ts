/** The key that leads towards an element, or that it has been reached, or that it cannot have the focus. */
export type Move = 'arrived' | 'not focusable' | 'Tab' | 'Shift+Tab' | ArrowKey
type ArrowKey = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'

/**
 * Runs in the page. Finds the next key of a person without a pointer: Tab between the stops of the page, arrow keys
 * between elements that share one stop.
 */
export const findMove = (element: Element): Move => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  const groups =
    '[role=radiogroup], [role=tablist], [role=menu], [role=listbox], [role=grid], [role=tree], [role=toolbar]'
  const follows = (first: Element, second: Element): boolean =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

  const findArrow = (from: Element, to: Element): ArrowKey => {
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    if (end.top >= start.bottom - 1) return 'ArrowDown'
    if (end.bottom <= start.top + 1) return 'ArrowUp'
    return end.left >= start.left ? 'ArrowRight' : 'ArrowLeft'
  }

  const active = document.activeElement
  // The search keeps the focus in its field while the arrow keys choose from the list below.
  const item = element.closest('[role=menuitem], [role=option]')
  const list = item?.closest(groups)
  if (item && list?.id && active?.getAttribute('aria-controls') === list.id)
    return active.getAttribute('aria-activedescendant') === item.id ? 'arrived' : 'ArrowDown'
  const stop = element.closest('label')?.control ?? element.closest<HTMLElement>(focusable)
  if (!stop) return 'not focusable'
  if (!active || active === document.body) return 'Tab'
  if (active === stop) return 'arrived'
  if (
    stop instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    stop.type === 'radio' &&
    active.type === 'radio' &&
    active.name === stop.name
  )
    return follows(active, stop) ? 'ArrowDown' : 'ArrowUp'
  if (stop.tabIndex < 0) {
    const group = stop.closest(groups)
    // A heading that a program focuses is no stop of the keyboard.
    if (!group) return 'not focusable'
    if (active.contains(stop)) return 'ArrowDown'
    if (group.contains(active)) return findArrow(active, stop)
  }
  return follows(stop, active) ? 'Shift+Tab' : 'Tab'
}
