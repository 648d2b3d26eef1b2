import type { Detail } from './detail.ts'

/** What proves the draw, as a text to paste: numbers, hashes and signatures, no personal data. */
export const toEvidence = (detail: Detail): string => {
  const { instance, gaming, control, beaconRound, seal, drawn, hold } = detail
  const { instanceId, gameId, title, status, rulesHash, prizeTableHash, closedAt, startAt } = instance
  return JSON.stringify(
    {
      instance: { instanceId, gameId, title, status, closedAt, startAt, rulesHash, prizeTableHash },
      gaming,
      control,
      beaconRound,
      seal,
      drawn,
      hold,
    },
    null,
    2,
  )
}
