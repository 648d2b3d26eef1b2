import { inMember } from '@fairground/database/transaction'
import { findCheckProvider, openCheck, toCheckReference } from '#identity-checks/index.ts'
import { openDetails } from '#player/details.ts'
import { readPlayer } from '#player/queries/players.ts'
import { ensureOpenRequest, publishReload } from '#player/verification-requests.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { lockPlayerByUsername } from '../lock-player.ts'
import { updateToRequested } from '../queries/requests.ts'

/** Opens the request first, so that its number names the check at the vendor, then the check, then shows the link. */
export const startIdentityCheck = async (
  deps: StaffDeps,
  acting: Acting,
  username: string,
): Promise<{ readonly requestId: number; readonly link: string }> => {
  const { db, vault } = deps
  const memberId = acting.member.id
  const { provider, player, request, person } = await inMember(db, memberId, async tx => {
    const found = await findCheckProvider(tx, vault, memberId)
    if (!found) throw new CommandRefused('no vendor for identity checks is set')
    const { id: playerId, status } = await lockPlayerByUsername(tx, memberId, username)
    if (status === 'closed') throw new CommandRefused(`${username} is closed`)
    const key = { memberId, playerId }
    const row = await readPlayer(tx, memberId, playerId)
    const details = openDetails(vault, key, row)
    return {
      provider: found,
      player: key,
      request: await ensureOpenRequest(tx, key, 'id'),
      person: toPerson(details),
    }
  })
  const started = await provider.startCheck(toCheckReference(memberId, request.id), person).catch(error => {
    throw new CommandRefused(`the vendor did not start the check: ${String(error)}`)
  })
  return act(deps, acting, 'start-identity-check', async tx => {
    await openCheck(tx, memberId, {
      requestId: request.id,
      playerId: player.playerId,
      applicantId: started.applicantId,
    })
    await updateToRequested(tx, memberId, request.id, `Verify your identity: ${started.link}`)
    await publishReload(tx, player)
    return {
      subject: `request/${request.id}`,
      before: { status: request.status },
      after: { status: 'REQUESTED', playerId: player.playerId },
      result: { requestId: request.id, link: started.link },
    }
  })
}

const toPerson = (details: ReturnType<typeof openDetails>) => ({
  ...(details?.firstName && { firstName: details.firstName }),
  ...(details?.lastName && { lastName: details.lastName }),
  ...(details?.birthdate && { birthdate: details.birthdate }),
})
