import type { View } from './view.ts'

/** Draws the picture turned, in its full resolution. */
export const drawPicture = (
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  degrees: View['degrees'],
): void => {
  const isSideways = degrees === 90 || degrees === 270
  canvas.width = isSideways ? picture.height : picture.width
  canvas.height = isSideways ? picture.width : picture.height
  const context = canvas.getContext('2d')
  if (!context) return
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}
