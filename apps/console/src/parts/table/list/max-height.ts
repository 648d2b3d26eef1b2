/** Chromium draws no element higher than this; Firefox stops at about half of it. */
const wanted = 33_000_000
const safe = 16_000_000

let measured: number | undefined

/** The height that this browser gives to a very high element. A longer list ends there. */
export const readMaxHeight = (): number => {
  if (measured !== undefined) return measured
  const probe = document.createElement('div')
  probe.style.cssText = `position:absolute;visibility:hidden;height:${wanted}px`
  document.body.append(probe)
  const height = probe.getBoundingClientRect().height
  probe.remove()
  measured = height >= wanted ? wanted : safe
  return measured
}
