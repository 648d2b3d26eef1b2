/** Prints a single element. Waits two frames, so that changes just made to it are rendered. */
export const printOnly = (element: HTMLElement): void => {
  const done = () => {
    document.documentElement.removeAttribute('data-print-one')
    element.removeAttribute('data-print')
  }
  document.documentElement.setAttribute('data-print-one', '')
  element.setAttribute('data-print', '')
  window.addEventListener('afterprint', done, { once: true })
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
}
