import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { readSigner } from './read-signer.ts'

export type System = OperatorOutput<'getSystem'>

/** Events and jobs older than this wait for too long. */
const lateMs = 60_000
const backupLateMs = 26 * 3_600_000

export interface SystemJudgement {
  readonly freeLanes: number
  readonly unpublished: number
  readonly lateLanes: number
  readonly waitingJobs: number
  readonly failedJobs: number
  readonly silentSigners: number
  readonly isBackupLate: boolean
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** What is not as it should be, from one reading. */
export const judgeSystem = ({ at, lanes, jobs, signers, lastBackup }: System): SystemJudgement => {
  const count = (states: readonly string[]) =>
    sum(jobs.filter(({ state }) => states.includes(state)).map(job => job.count))
  return {
    freeLanes: lanes.filter(({ isHeld }) => !isHeld).length,
    unpublished: sum(lanes.map(({ unpublished }) => unpublished.count)),
    lateLanes: lanes.filter(({ unpublished: { oldest } }) => oldest !== null && at - oldest > lateMs).length,
    waitingJobs: count(['created', 'retry']),
    failedJobs: count(['failed']),
    silentSigners: signers.filter(signer => readSigner(signer) === undefined).length,
    isBackupLate: lastBackup === null || at - lastBackup > backupLateMs,
  }
}
