import type { Game } from '@fairground/contract/entities/games/game'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import type { ReactNode } from 'react'
import { exactSum } from '#core/money.ts'
import { usePlayer } from '#core/session/session.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { RefusalText } from '#features/purchase/refusal-text.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import { selectionCost } from '../one-click-plays.ts'
import type { OneClickSelection } from '../one-click-selection.ts'
import type { TicketPurchaseState } from '../use-ticket-purchase.ts'
import type { WizardDeposit } from '../wizard-deposit.ts'
import type { WizardStep } from '../wizard-steps.ts'
import styles from '../wizard.module.css'

interface CheckStepProps {
  readonly game: Game
  readonly selection: OneClickSelection
  /** "Card"; undefined if the balance pays. */
  readonly payWith: string | undefined
  /** What the payment adds to the balance; null if the balance pays. */
  readonly deposit: WizardDeposit | null
  readonly state: TicketPurchaseState
  readonly error: unknown
  readonly onEdit: (step: WizardStep) => void
}

function Notice({ state, error }: Pick<CheckStepProps, 'state' | 'error'>) {
  const t = useText()
  const leaveTo = useLeaveModal()
  if (state.kind === 'refused')
    return (
      <div role="alert">
        <Note tone="danger" icon="warning">
          <b>{t('oneClick.refused')}</b>
          <RefusalText refusal={state} />
          {state.lossLimit && (
            <TextButton onPress={() => leaveTo('/cashier/responsiblegaming/limits')}>
              {t('order.refused.limits')}
            </TextButton>
          )}
        </Note>
      </div>
    )
  if (state.kind === 'uncertain')
    return (
      <div role="alert">
        <Note tone="warn" icon="warning">
          <b>{t('oneClick.uncertain')}</b>
          <p>{t('oneClick.uncertainText')}</p>
        </Note>
      </div>
    )
  return error ? (
    <Note tone="danger" icon="warning" live>
      {thrownText(error)}
    </Note>
  ) : null
}

/** Everything the player chose, each with a way back, before the money moves. */
export function CheckStep({ game, selection, payWith, deposit, state, error, onEdit }: CheckStepProps) {
  const t = useText()
  const player = usePlayer()
  const start = game.tournament ? game.tournamentStartTime : null
  const edit = (step: WizardStep, label: string): ReactNode => (
    <TextButton onPress={() => onEdit(step)}>
      <span aria-hidden="true">{t('oneClick.edit')}</span>
      <span className="vh">{t('oneClick.editRow', { row: label })}</span>
    </TextButton>
  )
  const count = { count: selection.userPlaysCount }
  const plays = t(`oneClick.plays.${getSiteKind(game.gameRule).playWord}`, count)
  const lines = selection.userPlays.map(line => line.join(' · '))
  const { details } = player ?? {}
  const rows = [
    {
      id: 'plays',
      term: t('oneClick.what'),
      value: [`${plays} · ${game.gameTitle}`, ...lines].join(', '),
      action: edit('ticket', t('oneClick.what')),
    },
    ...(start === null
      ? []
      : [{ id: 'draw', term: t('oneClick.draw'), value: dayAndTime(start), action: null }]),
    ...(player === null || details === undefined
      ? []
      : [
          {
            id: 'you',
            term: t('oneClick.step.you'),
            value: `${player.username} · ${details.primaryEmail}`,
            action: null,
          },
          {
            id: 'address',
            term: t('oneClick.step.address'),
            value: [
              details.primaryAddressStreet,
              details.primaryAddressCity,
              details.primaryAddressPostalcode,
            ]
              .filter(part => part !== '')
              .join(', '),
            action: null,
          },
        ]),
    {
      id: 'pay',
      term: t('oneClick.payWith'),
      value:
        payWith === undefined ? t('oneClick.fromBalance') : t('oneClick.nextScreen', { method: payWith }),
      action: payWith === undefined ? null : edit('payment', t('oneClick.payWith')),
    },
  ]
  return (
    <div className={styles.step}>
      <dl className={styles.rows}>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ id, term, value, action }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{value}</dd>
              <dd>{action}</dd>
            </div>
          ))}
      </dl>
      <LimitHeadroom spending="play" amount={selectionCost(game, selection)} />
      {deposit && deposit.rest.amount > 0n && (
        <Note>{t('oneClick.rest', { amount: exactSum(deposit.amount), rest: exactSum(deposit.rest) })}</Note>
      )}
      <Note icon="shield">{t('oneClick.promise')}</Note>
      <Notice state={state} error={error} />
    </div>
  )
}
