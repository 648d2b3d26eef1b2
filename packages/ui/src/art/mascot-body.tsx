/** The ball mascot of the cartoon look, drawn around the origin. `feet` is for the mascot beside the machine. */
export function MascotBody({ feet = false, hat = false }: { feet?: boolean; hat?: boolean }) {
  return (
    <g stroke="var(--ball-ink)" strokeLinecap="round" strokeLinejoin="round">
      {feet && (
        <>
          <path d="M-22 56v26M20 56v26" strokeWidth="7" />
          <ellipse cx="-28" cy="86" rx="16" ry="8" fill="#5B2BD9" strokeWidth="5" />
          <ellipse cx="28" cy="86" rx="16" ry="8" fill="#5B2BD9" strokeWidth="5" />
        </>
      )}
      <circle r="60" fill="#FFD53D" strokeWidth="7" />
      <path d="M52 19A56 56 0 01-29 48c35 4 62-8 81-29z" fill="#F2A900" stroke="none" />
      {hat && (
        <>
          <path d="M-34 -46L4 -90l30 44c-20-10-46-10-64 0z" fill="#FF5A4F" strokeWidth="6" />
          <circle cx="4" cy="-86" r="9" fill="#fff" strokeWidth="5" />
        </>
      )}
      <g fill="var(--ball-ink)" stroke="none">
        <ellipse cx="-19" cy="-10" rx="8" ry="12" />
        <ellipse cx="19" cy="-10" rx="8" ry="12" />
      </g>
      <g fill="#fff" stroke="none">
        <circle cx="-16" cy="-14" r="3" />
        <circle cx="22" cy="-14" r="3" />
      </g>
      <path d="M-21 15c10 21 33 21 43 0z" fill="#C92A2A" strokeWidth="5" />
      <path d="M-56 18q-25 5-32-19M56 12q23-12 23-38" fill="none" strokeWidth="7" />
      <circle cx="-89" cy="-6" r="10" fill="#fff" strokeWidth="5" />
      <circle cx="80" cy="-33" r="10" fill="#fff" strokeWidth="5" />
    </g>
  )
}
