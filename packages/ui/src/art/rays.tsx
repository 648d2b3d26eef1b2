/** A sunburst around a point. */
export function Rays({
  x,
  y,
  count,
  radius,
  opacity,
}: {
  x: number
  y: number
  count: number
  radius: number
  opacity: number
}) {
  const edge = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  const step = Math.PI / count
  const ray = (i: number) => `M${x} ${y}L${edge(2 * i * step)}L${edge((2 * i + 1) * step)}z`
  return (
    <path
      d={Array.from({ length: count }, (_, i) => ray(i)).join('')}
      fill="var(--paint-white)"
      opacity={opacity}
    />
  )
}
