export interface ListClickActs {
  readonly press: (index: number) => void
  readonly select: (index: number, isRange: boolean) => void
}

const controls = 'a, button, input, select, textarea, label'

const findIndex = (target: Element): number | undefined => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? undefined : Number(index)
}

/** A click on a row: on its box it selects, on a control the control acts, elsewhere the row opens. */
export const handleListClick = (target: EventTarget, isShift: boolean, acts: ListClickActs): void => {
  const element = target instanceof Element ? target : undefined
  const index = element && findIndex(element)
  if (element === undefined || index === undefined) return
  if (element.closest('[data-select]')) acts.select(index, isShift)
  // A person who marks a text to copy it does not want to open the row.
  else if (!element.closest(controls) && String(getSelection()) === '') acts.press(index)
}
