import type { Game } from '@fairground/contract/entities/games/game'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useState } from 'react'
import { closeModal } from '#core/modals.ts'
import { useGames } from '#core/stores/live-games.ts'
import { useSession } from '#core/session/session.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import type { PickingRule } from '#features/pick/draft/draft-line.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { instanceToBuy } from './one-click-plays.ts'
import { Wizard } from './wizard.tsx'

const findRule = (game: Game, picks: boolean): PickingRule | undefined => {
  const rule = getSiteKind(game.gameRule).playRule
  return picks && rule.kind !== 'dealt' ? rule : undefined
}

/** It stays with the instance on sale when it opened, so that the offer does not change. */
export function OneClickModal({ gameId, picks = false }: { gameId: number; picks?: boolean }) {
  const t = useText()
  const isOffered = useIsFeatureOn('oneClick')
  const isLoaded = useSession().data !== undefined
  const onSale = instanceToBuy(useGames() ?? [], gameId)
  const [instance, setInstance] = useState(onSale)
  if (instance === undefined && onSale !== undefined) setInstance(onSale)
  const game = instance ?? onSale
  if (game === undefined || !isLoaded || !isOffered)
    return (
      <Modal open tall title={t('oneClick.title')} closeLabel={t('common.close')} onClose={closeModal}>
        <EmptyState
          title={t('oneClick.gone')}
          text={isOffered ? t('oneClick.goneText') : t('oneClick.notOfferedText')}
        />
      </Modal>
    )
  return <Wizard game={game} rule={findRule(game, picks)} />
}
