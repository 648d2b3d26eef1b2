import { MascotBody } from '#art/mascot-body.tsx'

export function Mascot({ width = 150, className }: { width?: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={width}
      height={width * 0.88}
      viewBox="-104 -100 208 176"
      aria-hidden="true"
    >
      <MascotBody hat />
    </svg>
  )
}
