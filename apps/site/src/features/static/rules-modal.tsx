import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { getGameKind } from '#kinds/game-kind.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { useRecordedStep } from '#shared/rewards/record-step.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'

export function RulesModal({ gameId, gameTitle }: ModalPayloads['rules']) {
  const t = useText()
  const leaveTo = useLeaveModal()
  useRecordedStep('oddsRead', gameId)
  const game = useQuery(gameTypesQuery).data?.gameTypes.find(each => each.gameId === gameId)
  const rules = useQuery({
    queryKey: ['rules', gameId],
    queryFn: () => call('getGameLanguage', { gameId, languageId: bootstrap.languageId }),
  })
  return (
    <Modal
      open
      width="wide"
      title={t('rules.title', { title: gameTitle })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          {game && (
            <Button onPress={() => leaveTo(`/howtoplay/${getGameKind(game.gameRule)}?gid=${gameId}`)}>
              {t('howTo.pictures')}
            </Button>
          )}
          <Button tone="primary" onPress={closeModal}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      {rules.isPending && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </SkeletonGroup>
      )}
      {rules.isError && (
        <ErrorState
          title={t('rules.failed')}
          text={thrownText(rules.error)}
          retry={{ label: t('common.retry'), onPress: () => void rules.refetch() }}
        />
      )}
      {rules.isSuccess && (
        <div className="prose">
          {safeNodes(rules.data.gameInfo)}
          {rules.data.gameRulesHtml.trim() === '' ? t('rules.none') : safeNodes(rules.data.gameRulesHtml)}
        </div>
      )}
    </Modal>
  )
}
