import { expect, it } from 'vitest'
import { readSigner } from './read-signer.ts'

it('reads the status of a signer and the seeds that are left', () => {
  expect(
    readSigner({
      mode: 'active',
      term: 2,
      k: 41,
      head: 'aa',
      solo: false,
      beaconRound: 9,
      clockDriftMs: 3,
      signerKey: 'ab',
      endingChains: [{ game: 'six', chain: 1, spent: 990, length: 1000 }],
    }),
  ).toEqual({
    mode: 'active',
    term: 2,
    position: 41,
    beaconRound: 9,
    clockDriftMs: 3,
    isSolo: false,
    key: 'ab',
    endingChains: [{ game: 'six', left: 10 }],
  })
})

it('survives a signer of another release, and one that is silent', () => {
  expect(readSigner({ mode: 3 })).toMatchObject({ mode: 'unknown', term: undefined, endingChains: [] })
  expect(readSigner(null)).toBeUndefined()
})
