import { ActButton } from '#parts/acts/act-button.tsx'
import type { PlayerActProps } from './act-props.ts'

/** Adds a note about the player. */
export function NoteButton({ player: { playerId, username } }: PlayerActProps) {
  return (
    <ActButton
      operation="addPlayerNote"
      icon="document"
      fixed={{ playerId }}
      title={`Add a note about ${username}`}
      about="Staff who may read notes see it. It is encrypted and cannot be changed later."
      labels={{ text: 'Note' }}
      submitLabel="Add the note"
      done="The note is added"
    >
      Note…
    </ActButton>
  )
}
