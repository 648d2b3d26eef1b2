import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'

/** The answer of support to a case of the player. */
export interface SupportAnswer {
  readonly code: string
  readonly text: string
}

const purpose = ({ playerId }: PlayerKey): string => `support-answer/${playerId}`

/** An answer can repeat personal details, so it is stored encrypted. */
export const sealSupportAnswer = (vault: Vault, player: PlayerKey, answer: SupportAnswer): string =>
  vault.seal(player.memberId, purpose(player), answer).toString('base64')

export const openSupportAnswer = (vault: Vault, player: PlayerKey, sealed: string): SupportAnswer =>
  vault.open(player.memberId, purpose(player), Buffer.from(sealed, 'base64')) as SupportAnswer
