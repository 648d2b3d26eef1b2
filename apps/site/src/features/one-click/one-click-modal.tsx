import type { Game } from '@fairground/contract/entities/games/game'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { WizardSteps } from '@fairground/ui/layout/wizard-steps.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useState } from 'react'
import { useGames } from '#core/stores/live-games.ts'
import { closeModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { instanceToBuy } from './one-click-plays.ts'
import { TicketStep } from './ticket-step.tsx'
import { useTicketPurchase } from './use-ticket-purchase.ts'
import type { OneClickSelection } from './one-click-selection.ts'

const steps = ['ticket', 'check', 'done'] as const
type Step = (typeof steps)[number]

function Wizard({ game, picks }: { game: Game; picks: boolean }) {
  const t = useText()
  const [selection, setSelection] = useState<OneClickSelection | null>(null)
  const { state, buy, reset } = useTicketPurchase()
  const step: Step = state.kind === 'bought' ? 'done' : selection === null ? 'ticket' : 'check'
  const back = () => {
    reset()
    setSelection(null)
  }
  return (
    <>
      <WizardSteps
        label={t('oneClick.steps')}
        steps={steps.map(id => ({ id, label: t(`oneClick.step.${id}`) }))}
        current={step}
        summary={t('oneClick.summary', {
          n: steps.indexOf(step) + 1,
          of: steps.length,
          step: t(`oneClick.step.${step}`),
        })}
        onSelect={back}
      />
      {step === 'ticket' && <TicketStep game={game} picks={picks} onChosen={setSelection} />}
      {step === 'check' && selection !== null && (
        <CheckStep
          game={game}
          selection={selection}
          state={state}
          onBack={back}
          onBuy={() =>
            void buy({
              gameId: game.gameId,
              gameInstanceId: game.gameInstanceId,
              currencyId: game.currencyId,
              ...selection,
            })
          }
        />
      )}
      {state.kind === 'bought' && <DoneStep game={game} answer={state.answer} ticket={state.ticket} />}
    </>
  )
}

/** Wizard with three steps. It stays with the instance on sale when it opened, so that the offer does not change. */
export function OneClickModal({ gameId, picks = false }: { gameId: number; picks?: boolean }) {
  const t = useText()
  const onSale = instanceToBuy(useGames() ?? [], gameId)
  const [instance, setInstance] = useState(onSale)
  if (instance === undefined && onSale !== undefined) setInstance(onSale)
  const game = instance ?? onSale
  return (
    <Modal open tall title={t('oneClick.title')} closeLabel={t('common.close')} onClose={closeModal}>
      {game === undefined ? (
        <EmptyState title={t('oneClick.gone')} text={t('oneClick.goneText')} />
      ) : (
        <Wizard game={game} picks={picks} />
      )}
    </Modal>
  )
}
