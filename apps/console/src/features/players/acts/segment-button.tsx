import { ActButton } from '#parts/acts/act-button.tsx'

/** Moves the player into a segment. */
export function SegmentButton({
  playerId,
  segment,
  isFull = false,
}: {
  readonly playerId: number
  readonly segment: string | null
  readonly isFull?: boolean
}) {
  return (
    <ActButton
      operation="setSegment"
      icon="tag"
      isFull={isFull}
      fixed={{ playerId, username: undefined }}
      {...(segment !== null && { initial: { segment } })}
      title="Move into a segment"
      about="Segments A and A1 block the account, B asks to complete the registration, C marks a depositor. All others are allowed."
      labels={{ segment: 'Segment' }}
      hints={{ segment: 'A capital letter, and a digit if needed: C or D2' }}
      reasons={['Change of the behaviour', 'Correction of an error']}
      submitLabel="Move the player"
      done="Moved into the segment"
    >
      Set segment…
    </ActButton>
  )
}
