import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { hasTotp, readSecondStep, setChallenge } from '#sign-in/index.ts'
import { createPasskeyRequest } from './passkey-request.ts'
import { countRecoveryCodes } from './queries/recovery-codes.ts'

export const beginSecondStep: Handler<'beginSecondStep'> = ({ token }, { member }, { db, siteAddress }) =>
  inMember(db, member.id, async tx => {
    const step = await readSecondStep(tx, member.id, token)
    if (!step) throw new Refusal('security.secondStepOver')
    const playerKey = { memberId: member.id, playerId: step.player_id }
    const passkey = await createPasskeyRequest(tx, member, step.player_id, siteAddress)
    if (passkey) await setChallenge(tx, member.id, token, passkey.challenge)
    return {
      totp: await hasTotp(tx, playerKey),
      passkey,
      recoveryCodes: (await countRecoveryCodes(tx, playerKey)) > 0,
    }
  })
