import type { PlayerProgress, RankVisibility } from '@fairground/contract/entities/rewards/progress'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'

/** By name, by number or not at all. */
export function VisibilityCard({ progress: { shown, position } }: { progress: PlayerProgress }) {
  const t = useText()
  const username = usePlayer()?.username ?? ''
  const choose = useMutation({
    mutationFn: (choice: RankVisibility) => call('setRankVisibility', { shown: choice }),
    onSettled: () =>
      Promise.all(
        ['getPlayerProgress', 'queryPlayerRanks'].map(name =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  return (
    <Card>
      <RadioCards
        legend={t('ranks.seen.title')}
        name="rankVisibility"
        value={choose.isPending ? choose.variables : shown}
        onChange={choice => choose.mutate(choice)}
        options={[
          { id: 'name', title: username, note: t('ranks.seen.name') },
          {
            id: 'number',
            title: position === null ? t('ranks.seen.numberOnly') : t('ranks.player', { position }),
            note: t('ranks.seen.number'),
          },
          { id: 'hidden', title: t('ranks.seen.hiddenTitle'), note: t('ranks.seen.hidden') },
        ]}
      />
      {choose.isError && (
        <Note tone="danger" live>
          {t('ranks.seen.failed')}
        </Note>
      )}
    </Card>
  )
}
