/** Scrolls the chosen method clear of the sticky bar. */
export const revealMethod = (): void => {
  requestAnimationFrame(() => {
    const chosen = document.querySelector('input[name="method"]:checked')
    chosen?.closest('label')?.scrollIntoView({ block: 'nearest' })
  })
}
