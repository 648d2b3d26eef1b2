const paints = ['var(--ball-3)', 'var(--ball-1)', 'var(--ball-4)', 'var(--ball-5)']
const flags = Array.from({ length: 22 }, (_, i) => {
  const t = i / 22 + 0.02
  const y = 4 + Math.abs(Math.sin(t * Math.PI * 2)) * 18 + 6
  return { d: `M${(t * 1280).toFixed(1)} ${y.toFixed(1)}l34 ${i % 2 ? 2 : -1}l-16 26z`, paint: paints[i % 4] }
})

export function Bunting({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 56" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 4Q320 44 640 12T1280 4" fill="none" stroke="var(--ball-ink)" strokeWidth="4" />
      {flags.map(({ d, paint }) => (
        <path key={d} d={d} fill={paint} stroke="var(--ball-ink)" strokeWidth="3" strokeLinejoin="round" />
      ))}
    </svg>
  )
}
