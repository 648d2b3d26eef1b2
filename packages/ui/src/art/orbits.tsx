/** Decorative rings on the balance card. */
export function Orbits({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 240" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="120" cy="120" r="50" opacity=".5" />
      <circle cx="120" cy="120" r="82" opacity=".35" />
      <circle cx="120" cy="120" r="116" opacity=".22" />
    </svg>
  )
}
