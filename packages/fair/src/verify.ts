import { type StepId as SecondStepId, verifySecondDraw } from './fd2/verify-draw.ts'
import { noEvidence, type WitnessEvidence } from './fd2/witness-evidence.ts'
import { type DrawFile, type OpenDraw, openDrawFile, readScheme } from './record/draw-file.ts'
import type { DrawRecord } from './record/draw-record.ts'
import type { Problem } from './encoding/shape.ts'
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
import { checkHistory } from './steps/history.ts'
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
  history: 'The game still used scheme FD1',
} as const

type FirstStepId = keyof typeof steps
export type StepId = FirstStepId | SecondStepId

const checks: { [Id in Exclude<FirstStepId, 'format' | 'history'>]: Check } = {
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
  /** Checkpoints and log entries from witnesses. */
  evidence?: WitnessEvidence
  onStep?: (step: Step) => void
}

/**
 * The scheme in the first line selects the steps. Stops at the first step that fails. Reads the file line by line, so
 * only the record is held in memory.
 */
export function verifyDraw(
  file: DrawFile,
  { pins = {}, receipt, evidence = noEvidence, onStep }: VerifyOptions = {},
): Verdict {
  const draw = openDrawFile(file)
  const given = { pins, receipt, witnesses: evidence, onStep }
  if ('problem' in draw)
    return readScheme(file) === 'FD2' ? verifySecondDraw(draw, given) : verifyFirstDraw(draw, given)
  const { record, tickets } = draw
  return record.scheme === 'FD2'
    ? verifySecondDraw({ record, tickets }, given)
    : verifyFirstDraw({ record, tickets }, given)
}

interface Given {
  readonly pins: Pins
  readonly receipt: unknown
  readonly witnesses: WitnessEvidence
  readonly onStep: ((step: Step) => void) | undefined
}

function verifyFirstDraw(
  draw: OpenDraw<DrawRecord> | Problem,
  { pins, receipt, witnesses, onStep }: Given,
): Verdict {
  const unread = 'problem' in draw
  const check = unread
    ? () => fail(`${draw.problem}.`)
    : checker(openEvidence(draw, pins, receipt, treeMarksFor([receipt])), witnesses)
  const optional = { receipt: receipt !== undefined, history: witnesses.entries.length > 0 }
  const ids = (Object.keys(steps) as FirstStepId[]).filter(
    id => (id !== 'receipt' && id !== 'history') || optional[id],
  )
  const verdict = runSteps(new Map(ids.map(id => [id, steps[id]])), check, onStep)
  return { ...verdict, local: !unread && draw.record.beacon.chain.local }
}

const checker =
  (evidence: Evidence, witnesses: WitnessEvidence) =>
  (id: FirstStepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A draw record of scheme FD1 for "${title}", instance ${instance}.`)
    if (id === 'history') return checkHistory(evidence, witnesses.entries, evidence.pins.policy)
    return checks[id](evidence)
  }
