import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import type { LoadedGame } from './use-draft.ts'

type Live = NonNullable<LoadedGame['live']>

/** Pausing, resuming and retiring a live game. */
export function GameActs({ live }: { readonly live: Live }) {
  const { id, title } = live.game
  if (live.status === 'retired') return null
  return (
    <>
      {live.status === 'selling' && (
        <ActButton
          operation="pauseGame"
          icon="pause"
          fixed={{ gameId: id }}
          title={`Pause ${title}?`}
          about="No new run opens. Runs that are open sell on and are drawn."
          submitLabel="Pause the game"
          done={`${title} is paused`}
        >
          Pause…
        </ActButton>
      )}
      {live.status === 'paused' && (
        <ActButton
          operation="resumeGame"
          icon="play"
          fixed={{ gameId: id }}
          title={`Resume ${title}?`}
          about="New runs open again within seconds."
          submitLabel="Resume the game"
          done={`${title} opens runs again`}
        >
          Resume…
        </ActButton>
      )}
      <ProposeButton
        kind="retireGame"
        tone="danger-outline"
        fixed={{ gameId: id }}
        title={`Propose to retire ${title}?`}
        about="A retired game opens no run again. Runs that are open are drawn and paid."
      >
        Retire…
      </ProposeButton>
    </>
  )
}
