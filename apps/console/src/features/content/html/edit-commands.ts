/** Browsers have no other way to change a selection with undo, so the old commands are used. */
const run = (command: string, value?: string): void => {
  document.execCommand(command, false, value)
}

export const editCommands = {
  bold: () => run('bold'),
  italic: () => run('italic'),
  heading: () => run('formatBlock', 'h2'),
  smallHeading: () => run('formatBlock', 'h3'),
  paragraph: () => run('formatBlock', 'p'),
  list: () => run('insertUnorderedList'),
  numbers: () => run('insertOrderedList'),
} as const

export type EditCommand = keyof typeof editCommands

/** Enter begins a paragraph, not a bare line. */
export const preferParagraphs = (): void => run('defaultParagraphSeparator', 'p')

export const makeLink = (href: string): void => run(href === '' ? 'unlink' : 'createLink', href)

/** Puts nodes in place of the selection and the caret behind them. */
export const insertNodes = (nodes: readonly Node[]): void => {
  const selection = getSelection()
  if (!selection?.rangeCount) return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  for (const node of nodes.toReversed()) range.insertNode(node)
  range.collapse(false)
}

/** The selection inside an element, to return to it after a question. */
export const findRange = (root: HTMLElement): Range | undefined => {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  return range && root.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

/** Without a selection, the end of the text. */
export const restoreRange = (root: HTMLElement, range: Range | undefined): void => {
  root.focus()
  const selection = getSelection()
  const target = range ?? document.createRange()
  if (!range) {
    target.selectNodeContents(root)
    target.collapse(false)
  }
  selection?.removeAllRanges()
  selection?.addRange(target)
}
