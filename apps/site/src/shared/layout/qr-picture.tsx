import { create } from 'qrcode'

/** Scanners require a quiet zone of four light modules. */
const QUIET = 4

export interface QrPictureProps {
  text: string
  label: string
  className?: string | undefined
}

/** Draws a QR code as one SVG path of unit squares. */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * QUIET
  const path = Array.from(data, (dark, i) =>
    dark ? `M${(i % size) + QUIET} ${Math.floor(i / size) + QUIET}h1v1h-1z` : '',
  ).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
