/** Prints plain text alone, in a hidden frame, so that nothing else of the page is on paper. */
export const printText = (title: string, text: string): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return
  contentDocument.title = title
  const lines = contentDocument.createElement('pre')
  lines.textContent = text
  contentDocument.body.append(lines)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}
