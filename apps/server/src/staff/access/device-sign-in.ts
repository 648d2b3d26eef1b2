import { randomInt } from 'node:crypto'
import { platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { openSession } from './open-session.ts'
import { type OperatorHandler, requireStaff } from './operator-handler.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import { consumeChallenge, findChallenge, upsertChallenge } from './queries/challenges.ts'
import { lockStaff } from './queries/staff.ts'
import { createToken, digestToken } from './tokens.ts'

/** Consonants, so that a code spells no word. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const deviceSeconds = 600
/** The command line looks every two seconds, so a confirmed session waits no longer than this. */
const claimSeconds = 60

const createCode = (): string => {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${four()}-${four()}`
}

const toCodeId = (code: string): string => `device-code/${code}`
const toTokenId = (token: string): string => `device-token/${digestToken(token).toString('hex')}`

interface WaitingDevice {
  /** Names the token by its digest. */
  readonly tokenId: string
  readonly client: string
}

/** A command line has no passkey. A staff member confirms its code in the browser and so lends it a session. */
export const beginDeviceSignIn: OperatorHandler<'beginDeviceSignIn'> = ({ client }, _, context) =>
  inMember(context.db, platformId, async tx => {
    const deviceToken = createToken()
    const code = createCode()
    const waiting: WaitingDevice = { tokenId: toTokenId(deviceToken), client }
    const common = { purpose: 'device', seconds: deviceSeconds } as const
    await upsertChallenge(tx, { ...common, id: toCodeId(code), secret: JSON.stringify(waiting) })
    await upsertChallenge(tx, { ...common, id: waiting.tokenId, secret: client })
    return { deviceToken, code, url: new URL(`/#device=${code}`, context.consoleAddress).href }
  })

export const confirmDevice: OperatorHandler<'confirmDevice'> = ({ code }, caller, context) =>
  inMember(context.db, platformId, async tx => {
    const found = await consumeChallenge(tx, 'device', toCodeId(code))
    if (!found) throw new OperatorRefusal('staff.proofNotValid')
    const { tokenId, client } = JSON.parse(found.secret) as WaitingDevice
    const { staffId } = requireStaff(caller)
    await upsertChallenge(tx, {
      id: tokenId,
      purpose: 'device',
      staffId,
      secret: client,
      seconds: claimSeconds,
    })
    return { done: true as const, client }
  })

export const finishDeviceSignIn: OperatorHandler<'finishDeviceSignIn'> = (input, caller, context) =>
  inMember(context.db, platformId, async tx => {
    const id = toTokenId(input.deviceToken)
    const waiting = await findChallenge(tx, 'device', id)
    if (!waiting) throw new OperatorRefusal('staff.proofNotValid')
    if (waiting.staffId === null) return { session: null }
    await consumeChallenge(tx, 'device', id)
    const staff = await lockStaff(tx, waiting.staffId)
    if (staff?.status !== 'active') throw new OperatorRefusal('staff.proofNotValid')
    const person = { staffId: staff.id, name: staff.name, breakGlass: staff.break_glass }
    const from = { address: caller.address, client: waiting.secret }
    return { session: await openSession(tx, context, from, person, 'device') }
  })
