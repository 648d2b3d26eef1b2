import type { SecurityEvent } from '#mail/security-event.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'

const purpose = ({ playerId }: PlayerKey): string => `security-event/${playerId}`

/** Security events name devices and parts of contact details, so they are stored encrypted. */
export const sealSecurityEvent = (vault: Vault, player: PlayerKey, event: SecurityEvent): string =>
  vault.seal(player.memberId, purpose(player), event).toString('base64')

export const openSecurityEvent = (vault: Vault, player: PlayerKey, sealed: string): SecurityEvent =>
  vault.open(player.memberId, purpose(player), Buffer.from(sealed, 'base64')) as SecurityEvent
