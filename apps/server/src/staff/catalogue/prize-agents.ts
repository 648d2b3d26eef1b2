import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { readPage } from '../read-page.ts'
import {
  insertPrizeAgent,
  lockRow,
  type PrizeAgent,
  readAllPrizeAgents,
  updatePrizeAgent,
} from './queries.ts'

export const savePrizeAgent = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  agentId: number | null,
  agent: PrizeAgent,
): Promise<number> =>
  act(deps, acting, 'save-prize-agent', async tx => {
    const memberId = acting.member.id
    const before = agentId === null ? null : await lockRow(tx, 'prize_agent', memberId, agentId)
    if (before === undefined) throw new CommandRefused(`there is no shop ${agentId}`)
    if (agentId !== null) await updatePrizeAgent(tx, memberId, agentId, agent)
    const id = agentId ?? (await insertPrizeAgent(tx, memberId, agent))
    return { subject: `prize-agent/${id}`, before, after: agent, result: id }
  })

export const listPrizeAgents: OperatorHandler<'listPrizeAgents'> = ({ after = 0, limit }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readAllPrizeAgents(tx, memberId, { after, limit: count }),
      ({ id }) => id,
    )
    return {
      agents: rows.map(({ id, ...agent }) => ({ agentId: id, ...agent })),
      next,
    }
  })
}
