import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { Detail, Status } from '#features/draw-room/logic/detail.ts'

/** What the player site shows while a draw in this state is held. */
const heldTexts: Readonly<Partial<Record<Status, string>>> = {
  RETRY: '“The draw is delayed. We hit a problem and are retrying. Your lines stay in the draw.”',
  READY: 'The countdown of the show. The show does not start while the draw is held.',
  STARTED: 'The show. Prizes arrive after the release.',
}

export function PlayersSee({ detail }: { readonly detail: Detail }) {
  const text = heldTexts[detail.instance.status]
  if (text === undefined) return null
  return (
    <Panel title="What players see">
      <Note>{text}</Note>
    </Panel>
  )
}
