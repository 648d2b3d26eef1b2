import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import type { Detail, HistoryEntry } from './detail.ts'
import type { Step } from './step.ts'
import { toSideEvents } from './side-events.ts'

interface Milestone extends Omit<Step, 'state'> {
  readonly isDone: boolean
}

const findAt = (history: readonly HistoryEntry[], kind: string): number | null =>
  history.findLast(entry => entry.kind === kind)?.at ?? null

/** The way of a draw from open to paid. History is in the order of time. */
const toMilestones = (detail: Detail, history: readonly HistoryEntry[]): readonly Milestone[] => {
  const { instance, seal, drawn, control, beaconRound, hasBeacon } = detail
  const { sold, players, status } = instance
  const isClosed = status !== 'OPEN'
  const openedAt = findAt(history, 'opened')
  const sealedAt = findAt(history, 'sealed')
  const balance: readonly Milestone[] =
    seal && seal.controlSignature === null
      ? []
      : [
          {
            id: 'balanced',
            title: 'Control system balanced',
            note: control.signedAt === null ? 'Compares count, pool and root' : 'Count, pool and root equal',
            at: control.signedAt,
            isDone: control.signedAt !== null,
          },
        ]
  return [
    {
      id: 'opened',
      title: 'Opened',
      note: 'Terms',
      hash: instance.rulesHash,
      at: openedAt,
      isDone: true,
    },
    {
      id: 'closed',
      title: 'Sales closed',
      note: isClosed
        ? `${formatQuantity(sold, 'line')} of ${formatQuantity(players, 'player')}`
        : `${formatQuantity(sold, 'line')} so far`,
      at: findAt(history, 'closed') ?? instance.closedAt ?? instance.registrationEndAt,
      isDone: isClosed,
    },
    ...balance,
    {
      id: 'countersigned',
      title: 'Signer countersigned',
      ...(seal ? { note: `Entry ${formatCount(seal.logIndex)} of the public log` } : {}),
      at: seal?.signerSignedAt ?? null,
      isDone: seal !== null,
    },
    {
      id: 'sealed',
      title: 'List sealed, witnesses saw it',
      ...(seal ? { note: 'Close record', hash: seal.closeHash } : {}),
      at: sealedAt,
      isDone: sealedAt !== null || hasBeacon,
    },
    {
      id: 'beacon',
      title: beaconRound === null ? 'Beacon round' : `Beacon round ${formatCount(beaconRound)}`,
      note: hasBeacon ? 'Fixed at the close, verified' : 'The numbers do not exist before it',
      at: findAt(history, 'beacon') ?? (sealedAt !== null && !hasBeacon ? instance.dueAt : null),
      isDone: hasBeacon,
    },
    {
      id: 'result',
      title: drawn && drawn.controlSignature !== null ? 'Winners: ours = control' : 'Result and winners',
      ...(drawn
        ? { note: `${formatQuantity(drawn.payouts, 'prize')} · root`, hash: drawn.settlementRoot }
        : {}),
      at: findAt(history, 'ready'),
      isDone: drawn !== null,
    },
    {
      id: 'show',
      title: 'Show',
      at: findAt(history, 'started') ?? instance.startAt,
      isDone: status === 'STARTED' || status === 'ENDED',
    },
    {
      id: 'paid',
      title: 'Paid, record published',
      ...(drawn ? { note: formatQuantity(drawn.payouts, 'prize') } : {}),
      at: findAt(history, 'ended'),
      isDone: status === 'ENDED',
    },
  ]
}

const refundedStep = ({ instance }: Detail, history: readonly HistoryEntry[]): Step => ({
  id: 'refunded',
  title: 'Refunded',
  note: 'Every line gets back price and fee',
  at: findAt(history, 'refunded'),
  state: instance.status === 'REFUNDED' ? 'done' : 'now',
})

const compareTimes = (a: Step, b: Step): number => (a.at ?? Infinity) - (b.at ?? Infinity)

/** What happened, what happens now and what comes, in the order of time. */
export const toSteps = (detail: Detail): readonly Step[] => {
  const history = detail.history.toSorted((a, b) => a.at - b.at)
  const milestones = toMilestones(detail, history)
  const sideEvents = toSideEvents(history, detail.hold !== null)
  const done = milestones.filter(each => each.isDone).map(each => ({ ...each, state: 'done' as const }))
  const past: readonly Step[] = [...done, ...sideEvents].toSorted(compareTimes)
  const isRefunding = history.some(({ kind }) => kind === 'refunding' || kind === 'refunded')
  if (isRefunding) return [...past, refundedStep(detail, history)]
  const isHeld = detail.hold !== null
  const coming = milestones
    .filter(each => !each.isDone)
    .map((each, at): Step => ({ ...each, state: at === 0 && !isHeld ? 'now' : 'next' }))
  return [...past, ...coming]
}

export const countDone = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state === 'done').length
