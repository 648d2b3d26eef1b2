import { inMember } from '@fairground/database/transaction'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { hasTotp } from '#sign-in/second-factors.ts'
import { readSecondStep, setChallenge } from '#sign-in/second-step.ts'
import { passkeysOf } from './passkey-rows.ts'
import { askForMs, relyingParty } from './relying-party.ts'

export const beginSecondStep: Handler<'beginSecondStep'> = ({ token }, { member }, { db, siteAddress }) =>
  inMember(db, member.id, async tx => {
    const step = await readSecondStep(tx, member.id, token)
    if (!step) throw new Refusal('security.secondStepOver')
    const who = { memberId: member.id, playerId: step.player_id }
    const totp = await hasTotp(tx, who)
    const passkeys = await passkeysOf(tx, who)
    if (passkeys.length === 0) return { totp, passkey: null }
    const { rpID } = relyingParty(member, siteAddress)
    const { challenge } = await generateAuthenticationOptions({ rpID })
    await setChallenge(tx, member.id, token, challenge)
    const passkey = {
      challenge,
      rpId: rpID,
      allowCredentials: passkeys.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
      timeout: askForMs,
      userVerification: 'preferred' as const,
    }
    return { totp, passkey }
  })
