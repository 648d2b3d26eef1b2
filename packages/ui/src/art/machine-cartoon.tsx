import { MachineBalls } from '#art/machine-balls.tsx'
import type { MachineProps } from '#art/machine-props.ts'
import { MascotBody } from '#art/mascot-body.tsx'

/** Draw machine of the cartoon look: on a hill, with the mascot waving beside it. */
export function MachineCartoon({ ballsClass, max }: MachineProps) {
  return (
    <>
      <g data-far="" fill="var(--art-cloud)" stroke="var(--ball-ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M40 120c-4-28 34-40 48-20 16-22 56-8 50 22 24 4 20 34-4 34H40c-30 0-30-34 0-36z" />
        <path d="M430 84c-4-22 28-32 40-16 14-18 46-6 42 18 18 4 16 28-4 28h-78c-24 0-24-28 0-30z" />
      </g>
      <path
        data-far=""
        d="M-10 400q140-60 300-24t290-10v80H-10z"
        fill="var(--art-hill)"
        stroke="var(--ball-ink)"
        strokeWidth="5"
      />
      <g stroke="var(--ball-ink)" strokeWidth="6" strokeLinejoin="round">
        <path d="M206 372h132l26 54H180z" fill="#FF5A4F" />
        <rect x="188" y="352" width="168" height="28" rx="10" fill="#FFD53D" />
      </g>
      <circle cx="272" cy="226" r="140" fill="var(--art-glass)" stroke="var(--ball-ink)" strokeWidth="8" />
      <MachineBalls dx={2} dy={-9} max={max} className={ballsClass} />
      <path d="M172 168a120 120 0 0160-56" fill="none" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
      <g transform="translate(458 318)">
        <MascotBody feet />
      </g>
    </>
  )
}
