import { expect, it } from 'vitest'
import { toPlayerStatus } from './eligibility.ts'

const verification = {
  emailVerified: true,
  emailVerifiedDate: null,
  idVerified: false,
  idVerifiedDate: null,
  verificationStatus: null,
  addressVerified: false,
  addressVerifiedDate: null,
  phoneVerifiedDate: null,
  playerSegment: 'C',
}

it.each([
  [null, false],
  [1_800_000_000_000, true],
])(
  'counts a registered player with the last deposit %s as depositor: %s',
  (lastDepositDate, hasDeposited) => {
    const statistics = { lastDepositDate, lastPasswordChangeDate: null }
    expect(toPlayerStatus({ verification, statistics })).toMatchObject({ segment: 'C', hasDeposited })
  },
)
