import type { OpenDraw } from '#record/draw-file.ts'
import { checkBeacon } from '#steps/beacon.ts'
import { fail, type Finding, pass, type Pins } from '#steps/evidence.ts'
import { checkLeaves } from '#steps/leaves.ts'
import { checkReceipt, treeMarksFor } from '#steps/receipt.ts'
import { findNotices } from '#steps/notices.ts'
import { runSteps, type VerifierStep, type VerifierVerdict } from '#steps/run-steps.ts'
import { checkSettlement } from '#steps/settlement.ts'
import type { Problem } from '#encoding/shape.ts'
import type { DrawRecord } from './draw-record.ts'
import { type Check, type Evidence, openEvidence } from './evidence.ts'
import { checkBalance } from './steps/balance.ts'
import { checkChain } from './steps/chain.ts'
import { checkClose } from './steps/close.ts'
import { checkHistory } from './steps/history.ts'
import { checkLock } from './steps/lock.ts'
import { checkLog } from './steps/log.ts'
import { checkResult } from './steps/result.ts'
import { checkRound } from './steps/round.ts'
import { checkSignature } from './steps/signature.ts'
import { checkWinners } from './steps/winners.ts'
import type { WitnessEvidence } from './witness-evidence.ts'

/** The order matters: each step relies on the earlier ones. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is in the list of sold tickets',
  leaves: 'The tickets match the sealed list',
  close: 'The operator and the signer signed the close record',
  balance: 'The independent control system counted the same tickets',
  chain: "The operator's secret was committed in advance",
  round: 'The deciding beacon round was fixed before it existed',
  log: 'Witnesses saw the close record before the beacon round',
  beacon: 'The beacon value is genuine',
  lock: 'The beacon value opens the locked secret',
  result: 'The numbers follow from the secret and the beacon',
  settlement: 'The prizes follow from the rules',
  winners: 'The independent control system computed the same winners',
  signature: 'The operator signed this result',
  history: 'The public log shows one close and one result',
} as const

export type StepId = keyof typeof steps

const checks: { [Id in Exclude<StepId, 'format'>]: Check } = {
  receipt: checkReceipt,
  leaves: checkLeaves,
  close: checkClose,
  balance: checkBalance,
  chain: checkChain,
  round: checkRound,
  log: checkLog,
  beacon: checkBeacon,
  lock: checkLock,
  result: checkResult,
  settlement: checkSettlement,
  winners: checkWinners,
  signature: checkSignature,
  history: checkHistory,
}

export interface GivenOptions {
  readonly pins: Pins
  readonly receipt: unknown
  readonly witnesses: WitnessEvidence
  readonly onStep: ((step: VerifierStep<StepId>) => void) | undefined
}

/** Verifies a draw of scheme FD2. Stops at the first step that fails; a fault does not stop it. */
export function verifySecondDraw(
  draw: OpenDraw<DrawRecord> | Problem,
  { pins, receipt, witnesses, onStep }: GivenOptions,
): VerifierVerdict<StepId> {
  const unread = 'problem' in draw
  const check = unread
    ? () => fail(`${draw.problem}.`)
    : checker(openEvidence(draw, { pins, receipt, marks: treeMarksFor([receipt]), witnesses }))
  const ids = (Object.keys(steps) as StepId[]).filter(id => id !== 'receipt' || receipt !== undefined)
  const verdict = runSteps(new Map(ids.map(id => [id, steps[id]])), check, onStep)
  const notices = unread ? [] : findNotices(pins.policy?.quorum, draw.record.keys.control)
  return { ...verdict, notices, local: !unread && draw.record.beacon.chain.local }
}

const checker =
  (evidence: Evidence) =>
  (id: StepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A draw record of scheme FD2 for "${title}", instance ${instance}.`)
    return checks[id](evidence)
  }
