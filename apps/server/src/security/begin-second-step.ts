import { inMember } from '@fairground/database/transaction'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { hasTotp, readSecondStep, setChallenge } from '#sign-in/index.ts'
import { readPasskeys } from './queries/passkeys.ts'
import { passkeyTimeoutMs, relyingParty } from './relying-party.ts'

export const beginSecondStep: Handler<'beginSecondStep'> = ({ token }, { member }, { db, siteAddress }) =>
  inMember(db, member.id, async tx => {
    const step = await readSecondStep(tx, member.id, token)
    if (!step) throw new Refusal('security.secondStepOver')
    const playerKey = { memberId: member.id, playerId: step.player_id }
    const totp = await hasTotp(tx, playerKey)
    const passkeys = await readPasskeys(tx, playerKey)
    if (passkeys.length === 0) return { totp, passkey: null }
    const { rpID } = relyingParty(member, siteAddress)
    const { challenge } = await generateAuthenticationOptions({ rpID })
    await setChallenge(tx, member.id, token, challenge)
    const passkey = {
      challenge,
      rpId: rpID,
      allowCredentials: passkeys.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
      timeout: passkeyTimeoutMs,
      userVerification: 'preferred' as const,
    }
    return { totp, passkey }
  })
