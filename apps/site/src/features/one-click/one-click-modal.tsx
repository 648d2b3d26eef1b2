import type { Game } from '@fairground/contract/entities/game'
import type { PlaysWanted } from '@fairground/contract/entities/join'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { WizardSteps } from '@fairground/ui/parts/wizard-steps.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { useState } from 'react'
import { useGames } from '#app/live-games.ts'
import { closeModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { instanceToBuy } from './one-click-plays.ts'
import { TicketStep } from './ticket-step.tsx'
import { useTicketPurchase } from './use-ticket-purchase.ts'

const steps = ['ticket', 'check', 'done'] as const
type Step = (typeof steps)[number]

export type Wish = Pick<PlaysWanted, 'userPlays' | 'userPlaysCount' | 'multiOptions'>

function Wizard({ game, picks }: { game: Game; picks: boolean }) {
  const t = useText()
  const [wish, setWish] = useState<Wish | null>(null)
  const { state, buy, reset } = useTicketPurchase()
  const step: Step = state.kind === 'bought' ? 'done' : wish === null ? 'ticket' : 'check'
  const back = () => {
    reset()
    setWish(null)
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
      {step === 'ticket' && <TicketStep game={game} picks={picks} onChosen={setWish} />}
      {step === 'check' && wish !== null && (
        <CheckStep
          game={game}
          wish={wish}
          state={state}
          onBack={back}
          onBuy={() =>
            void buy({
              gameId: game.gameId,
              gameInstanceId: game.gameInstanceId,
              currencyId: game.currencyId,
              ...wish,
            })
          }
        />
      )}
      {state.kind === 'bought' && <DoneStep game={game} answer={state.answer} ticket={state.ticket} />}
    </>
  )
}

/** Ticket, check, done. The instance that was on sale when it opened is kept, so that nothing changes under the buyer. */
export function OneClickModal({ gameId, picks = false }: { gameId: number; picks?: boolean }) {
  const t = useText()
  const now = instanceToBuy(useGames() ?? [], gameId)
  const [kept, setKept] = useState(now)
  if (kept === undefined && now !== undefined) setKept(now)
  const game = kept ?? now
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
