import { describe, expect, it } from 'vitest'
import { judgeSystem, type System } from './judge-system.ts'

const at = 1_800_000_000_000
const whole: System = {
  at,
  lanes: [
    {
      memberId: 1,
      owner: 'lane-a',
      epoch: '4',
      isHeld: true,
      lastJournal: '10',
      unpublished: { count: 2, oldest: at - 100 },
    },
  ],
  relay: { owner: 'relay-a', isHeld: true },
  jobs: [
    { name: 'mail', state: 'created', count: 3, oldest: at },
    { name: 'mail', state: 'active', count: 1, oldest: at },
  ],
  signers: [{ mode: 'active' }],
  lastBackup: at - 3_600_000,
  runtime: 'v24.0.0',
  schemaVersion: '0101',
}

describe('judgeSystem', () => {
  it('finds nothing wrong with a whole system', () => {
    expect(judgeSystem(whole)).toEqual({
      freeLanes: 0,
      unpublished: 2,
      lateLanes: 0,
      waitingJobs: 3,
      failedJobs: 0,
      silentSigners: 0,
      isBackupLate: false,
    })
  })

  it('finds a free lane, late events, failed jobs, a silent signer and no backup', () => {
    const [lane] = whole.lanes
    expect(
      judgeSystem({
        ...whole,
        lanes: [{ ...lane!, isHeld: false, unpublished: { count: 9, oldest: at - 61_000 } }],
        jobs: [{ name: 'mail', state: 'failed', count: 2, oldest: at }],
        signers: [null],
        lastBackup: null,
      }),
    ).toMatchObject({
      freeLanes: 1,
      lateLanes: 1,
      failedJobs: 2,
      silentSigners: 1,
      isBackupLate: true,
    })
  })
})
