import { memo } from 'react'

const scallops = Array.from({ length: 10 }, (_, i) => i)

export const Awning = memo(function Awning({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
      {scallops.map(i => (
        <path
          key={i}
          d={`M${i * 30} 0h30v26a15 15 0 01-30 0z`}
          fill={i % 2 ? 'var(--awning-2)' : 'var(--awning-1)'}
        />
      ))}
      <rect width="300" height="6" fill="var(--cta)" opacity=".25" />
    </svg>
  )
})
