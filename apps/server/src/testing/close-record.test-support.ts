import type { CloseText } from '#signer/protocol.ts'

/** A close record as the platform sends it to the signer. */
export const makeCloseText = (
  game: string,
  own: Pick<CloseText, 'chain' | 'index' | 'previous' | 'beaconChainHash' | 'round' | 'closedAt'> &
    Partial<CloseText>,
): CloseText => {
  const [member, id] = game.split('/')
  const hash = '11'.repeat(32)
  return {
    member: member!,
    game: id!,
    instance: '48001',
    rulesHash: hash,
    prizeTableHash: hash,
    treeSize: 3,
    root: hash,
    pool: '600',
    jackpot: '0',
    currency: 'EUR',
    ...own,
  }
}
