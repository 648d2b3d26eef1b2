import { parseDrawRecord } from './draw-record.ts'
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
import { checkReceipt } from './steps/receipt.ts'
import { checkResult } from './steps/result.ts'
import { checkRound } from './steps/round.ts'
import { checkSettlement } from './steps/settlement.ts'
import { checkSignature } from './steps/signature.ts'

export { localBeaconNotice, type Pins }

/** In this order, because each step trusts what the earlier ones have shown. */
const steps = {
  format: 'The file is complete and well formed',
  receipt: 'Your ticket is among the sold ones',
  leaves: 'The tickets are the ones that were sealed',
  close: 'The draw was sealed by the operator',
  chain: "The operator's secret was fixed long before",
  round: 'The deciding beacon round was fixed before it existed',
  beacon: 'The beacon value is genuine',
  result: 'The numbers follow from secret and beacon',
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

export interface Step {
  id: StepId
  title: string
  /** False as well for a step that was not run. */
  ok: boolean
  ran: boolean
  detail: string
}

export interface Verdict {
  valid: boolean
  steps: Step[]
  failed?: Step
  /** A local beacon decided: even a valid file proves nothing to the public. */
  local: boolean
}

export interface VerifyOptions {
  pins?: Pins
  /** A signed receipt as JSON, of unknown shape. */
  receipt?: unknown
  onStep?: (step: Step) => void
}

/** Takes a draw record's text or parsed JSON. Stops at the first step that fails. */
export function verifyDraw(source: unknown, { pins = {}, receipt, onStep }: VerifyOptions = {}): Verdict {
  const record = parseDrawRecord(source)
  const unread = 'problem' in record
  const run = unread ? () => fail(`${record.problem}.`) : runner(openEvidence(record, pins, receipt))
  const ids = (Object.keys(steps) as StepId[]).filter(id => id !== 'receipt' || receipt !== undefined)
  const done: Step[] = []
  let failed: Step | undefined
  for (const id of ids) {
    const ran = failed === undefined
    const step = { id, title: steps[id], ran, ...(ran ? run(id) : fail('not run')) }
    if (ran) onStep?.(step)
    if (!step.ok) failed ??= step
    done.push(step)
  }
  const local = !unread && record.beacon.chain.local
  return { valid: failed === undefined, steps: done, ...(failed && { failed }), local }
}

const runner =
  (evidence: Evidence) =>
  (id: StepId): Finding => {
    const { title, instance } = evidence.record
    if (id === 'format') return pass(`A draw record of scheme FD1 for "${title}", instance ${instance}.`)
    try {
      return checks[id](evidence)
    } catch (error) {
      return fail(`This step cannot be computed: ${error instanceof Error ? error.message : 'unknown'}.`)
    }
  }
