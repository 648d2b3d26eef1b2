import type { Point } from './scratched-cells.ts'

/** Radius of a stroke as a share of the window width. */
export const brushRadius = 0.2

/** Fills the canvas with brushed metal in the colours of the look. */
export const paintFoil = (canvas: HTMLCanvasElement): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const ratio = Math.min(2, window.devicePixelRatio)
  const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio]
  canvas.width = width
  canvas.height = height
  const style = getComputedStyle(canvas)
  const paint = (name: string) => style.getPropertyValue(name)
  const sheen = context.createLinearGradient(0, 0, width, height)
  sheen.addColorStop(0, paint('--foil-2'))
  sheen.addColorStop(0.42, paint('--foil-3'))
  sheen.addColorStop(0.5, paint('--foil-1'))
  sheen.addColorStop(0.58, paint('--foil-3'))
  sheen.addColorStop(1, paint('--foil-2'))
  context.fillStyle = sheen
  context.fillRect(0, 0, width, height)
  context.strokeStyle = paint('--foil-1')
  context.globalAlpha = 0.35
  context.lineWidth = ratio
  for (let x = -height; x < width; x += 7 * ratio) {
    context.beginPath()
    context.moveTo(x, height)
    context.lineTo(x + height, 0)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** Erases a stroke; the points are shares of the window size. */
export const rubFoil = (canvas: HTMLCanvasElement, from: Point, to: Point): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-out'
  context.lineWidth = canvas.width * brushRadius * 2
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(from.x * canvas.width, from.y * canvas.height)
  context.lineTo(to.x * canvas.width, to.y * canvas.height)
  context.stroke()
}
