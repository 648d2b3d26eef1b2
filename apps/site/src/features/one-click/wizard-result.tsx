import type { Game } from '@fairground/contract/entities/games/game'
import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { type ReactNode, useEffect } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { closeModal } from '#core/modals.ts'
import { reloadSession } from '#core/session/session.ts'
import { noteJoin } from '#core/stores/player-store.ts'
import { useText } from '#core/text/text.ts'
import { PaymentFrame } from '#features/deposit/payment-frame.tsx'
import { gameHref, isInstant } from '#kinds/game-address.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { saveReceipts } from '#shared/game/receipts.ts'
import { DoneStep } from './steps/done-step.tsx'
import { FailedStep } from './steps/failed-step.tsx'
import type { WizardState } from './use-wizard.ts'
import styles from './wizard.module.css'

interface Result {
  readonly answer: JoinResult
  readonly ticket: string | undefined
  readonly count: number
}

const findResult = ({ purchase, payment, selection }: WizardState): Result | null => {
  if (purchase.state.kind === 'bought') {
    const { answer, ticket } = purchase.state
    return { answer, ticket, count: selection.userPlaysCount }
  }
  const { join } = payment
  if (join?.status !== 'played' || !join.answer) return null
  return { answer: join.answer, ticket: undefined, count: join.pendingJoin.userPlaysCount }
}

/** The server bought the plays, so this page applies the answer as if it had asked for it. */
const useAppliedJoin = (game: Game, answer: JoinResult | undefined): void =>
  useEffect(() => {
    if (answer === undefined) return
    saveReceipts(localStorage, bootstrap.memberId, answer.gameInstanceId, answer.receipts ?? [])
    noteJoin(game.gameId, game.currencyId, answer)
    void reloadSession()
  }, [answer, game.gameId, game.currencyId])

/** The provider's page, the wait for its answer, and the end of the wizard. */
export function WizardResult({ game, wizard }: { game: Game; wizard: WizardState }) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const { payment } = wizard
  const { stored, order, paid, join, forget } = payment
  const result = findResult(wizard)
  useAppliedJoin(game, join?.status === 'played' ? join.answer : undefined)
  const close = () => {
    if (result !== null || paid === 'declined' || join?.status === 'refused') forget()
    closeModal()
  }
  const frame = (title: string, content: ReactNode, actions?: ReactNode) => (
    <Modal open tall title={title} closeLabel={t('common.close')} onClose={close} actions={actions}>
      {content}
    </Modal>
  )
  if (result !== null) {
    const { answer } = result
    const href = isInstant(game)
      ? gameHref({ ...game, gameInstanceId: answer.gameInstanceId })
      : `/bets?id=${answer.gameInstanceId}`
    const see = () => {
      forget()
      leaveTo(href)
    }
    return frame(
      t('oneClick.step.done'),
      <DoneStep game={game} {...result} />,
      <>
        <Button onPress={close}>{t('oneClick.done')}</Button>
        <Button tone="primary" onPress={see}>
          {t(isInstant(game) ? 'oneClick.open' : 'oneClick.see')}
        </Button>
      </>,
    )
  }
  if (stored !== null && (paid === 'declined' || join?.status === 'refused')) {
    const again = () => {
      forget()
      // After a return from the provider's page the choice is made again.
      if (paid !== 'declined' || wizard.step !== 'check') wizard.setStep('ticket')
      else wizard.setStep('payment')
    }
    return frame(
      t('oneClick.step.failed'),
      <FailedStep payment={stored} refused={join?.status === 'refused' ? join.answer : undefined} />,
      <>
        <Button onPress={close}>{t('oneClick.failed.stop')}</Button>
        <Button
          onPress={() => {
            forget()
            leaveTo('/contact')
          }}
        >
          {t('oneClick.failed.contact')}
        </Button>
        <Button tone="primary" onPress={again}>
          {t(paid === 'declined' ? 'oneClick.failed.another' : 'oneClick.failed.choose')}
        </Button>
      </>,
    )
  }
  if (paid === 'paying' && order?.redirectUrl)
    return frame(t('oneClick.paying.title'), <PaymentFrame url={order.redirectUrl} />)
  return frame(
    t('oneClick.processing.title'),
    <p className={styles.result} role="status">
      <Spinner />
      <span>{t(paid === 'waiting' ? 'oneClick.processing.waiting' : 'oneClick.processing.text')}</span>
    </p>,
    <Button onPress={closeModal}>{t('common.close')}</Button>,
  )
}
