const teeth = Array.from(
  { length: 19 },
  (_, i) => `L${i * 20 + 11} 13.5L${Math.min(378.5, i * 20 + 20.5)} 5`,
).join('')

/** The torn bottom edge of a paper ticket; its class sets fill and stroke. */
export function ZigZag({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 380 16" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M1.5 0V6${teeth}L378.5 0`} strokeWidth="3" strokeLinejoin="round" />
      <path d="M3 -2h374v4H3z" stroke="none" />
    </svg>
  )
}
