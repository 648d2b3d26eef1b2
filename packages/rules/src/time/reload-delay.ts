/** Reloads per second that one gateway serves without delay. */
const reloadsPerSecond = 1000

export interface ReloadWindow {
  readonly from: number
  readonly to: number
}

/**
 * The delay of a reload that many browsers begin at the same moment, in milliseconds. Above 10,000 viewers the window
 * grows with their number. `random` is at least 0 and below 1.
 */
export const reloadDelayMs = (window: ReloadWindow, viewers: number, random: number): number => {
  const lengthMs = Math.max(window.to - window.from, (viewers / reloadsPerSecond) * 1000)
  return Math.floor(window.from + random * lengthMs)
}
