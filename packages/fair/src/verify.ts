import { type DrawFile, openDrawFile } from './record/draw-file.ts'
import { checkBeacon, localBeaconNotice } from './steps/beacon.ts'
import { checkChain } from './steps/chain.ts'
import { checkClose } from './steps/close.ts'
import {
  type Check,
  type Evidence,
  type Finding,
  fail,
  openEvidence,
  pass,
  type Pins,
} from './steps/evidence.ts'
import { checkLeaves } from './steps/leaves.ts'
import { checkReceipt, treeMarksFor } from './steps/receipt.ts'
import { checkResult } from './steps/result.ts'
import { checkRound } from './steps/round.ts'
import { runSteps, type VerifierStep, type VerifierVerdict } from './steps/run-steps.ts'
import { checkSettlement } from './steps/settlement.ts'
import { checkSignature } from './steps/signature.ts'

export { localBeaconNotice, type Pins }

/** The order matters: each step relies on the earlier ones. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is in the list of sold tickets',
  leaves: 'The tickets match the sealed list',
  close: 'The operator signed the close record',
  chain: "The operator's secret was committed in advance",
  round: 'The deciding beacon round was fixed before it existed',
  beacon: 'The beacon value is genuine',
  result: 'The numbers follow from the secret and the beacon',
  settlement: 'The prizes follow from the rules',
  signature: 'The operator signed this result',
} as const

export type StepId = keyof typeof steps

const checks: { [Id in Exclude<StepId, 'format'>]: Check } = {
  receipt: checkReceipt,
  leaves: checkLeaves,
  close: checkClose,
  chain: checkChain,
  round: checkRound,
  beacon: checkBeacon,
  result: checkResult,
  settlement: checkSettlement,
  signature: checkSignature,
}

export type Step = VerifierStep<StepId>
export type Verdict = VerifierVerdict<StepId>

export interface VerifyOptions {
  pins?: Pins
  /** A signed receipt as parsed JSON, not yet validated. */
  receipt?: unknown
  onStep?: (step: Step) => void
}

/** Stops at the first step that fails. Reads the file line by line, so only the record is held in memory. */
export function verifyDraw(file: DrawFile, { pins = {}, receipt, onStep }: VerifyOptions = {}): Verdict {
  const draw = openDrawFile(file)
  const unread = 'problem' in draw
  const check = unread
    ? () => fail(`${draw.problem}.`)
    : checker(openEvidence(draw, pins, receipt, treeMarksFor([receipt])))
  const ids = (Object.keys(steps) as StepId[]).filter(id => id !== 'receipt' || receipt !== undefined)
  const verdict = runSteps(new Map(ids.map(id => [id, steps[id]])), check, onStep)
  return { ...verdict, local: !unread && draw.record.beacon.chain.local }
}

const checker =
  (evidence: Evidence) =>
  (id: StepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A draw record of scheme FD1 for "${title}", instance ${instance}.`)
    return checks[id](evidence)
  }
