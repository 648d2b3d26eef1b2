import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const findIncidentByRequest = (tx: Tx, memberId: number, requestId: string) =>
  tx
    .selectFrom('incident')
    .select(['id', 'title'])
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

export const findIncidentOfAlarm = (tx: Tx, memberId: number, alarmId: number) =>
  tx
    .selectFrom('incident')
    .select('id')
    .where('member_id', '=', memberId)
    .where('alarm_id', '=', alarmId)
    .executeTakeFirst()

export const hasGame = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** The game of an alarm and the time of the instances that it judged. */
export const findAlarmed = async (tx: Tx, memberId: number, alarmId: number) => {
  const { rows } = await sql<{ gameId: number; from: number | null; to: number | null }>`
    SELECT (a.facts ->> 'gameId')::integer AS "gameId", min(i.start_at) AS "from", max(i.start_at) AS "to"
      FROM alarm a
      LEFT JOIN instance_return r ON r.member_id = ${memberId} AND r.game_id = (a.facts ->> 'gameId')::integer
                                 AND r.currency = a.facts ->> 'currency' AND r.window_n = (a.facts ->> 'window')::integer
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = r.instance_id
     WHERE a.member_id = ${memberId} AND a.id = ${alarmId} GROUP BY 1`.execute(tx)
  return rows[0]
}

export interface NewIncident {
  readonly requestId: string
  readonly title: string
  readonly alarmId: number | null
  readonly gameId: number | null
  readonly from: number
  readonly to: number
  readonly openedBy: string
}

export const insertIncident = async (tx: Tx, memberId: number, incident: NewIncident): Promise<number> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('incident'), ${memberId})`.execute(tx)
  const { id } = await tx
    .insertInto('incident')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM incident WHERE member_id = ${memberId})`,
      request_id: incident.requestId,
      title: incident.title,
      alarm_id: incident.alarmId,
      game_id: incident.gameId,
      affected_from: timestamp(incident.from),
      affected_to: timestamp(incident.to),
      opened_by: incident.openedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewEntry {
  readonly kind: 'opened' | 'note' | 'proposal' | 'message' | 'closed'
  readonly actor: string
  readonly text: string
  readonly proposalId?: number | undefined
}

/** The caller has locked the incident, or has just inserted it. */
export const insertIncidentEntry = async (
  tx: Tx,
  memberId: number,
  incidentId: number,
  { kind, actor, text, proposalId }: NewEntry,
): Promise<void> => {
  await tx
    .insertInto('incident_entry')
    .values({
      member_id: memberId,
      incident_id: incidentId,
      n: sql<number>`(SELECT coalesce(max(n), 0) + 1 FROM incident_entry
                       WHERE member_id = ${memberId} AND incident_id = ${incidentId})`,
      kind,
      actor,
      text,
      proposal_id: proposalId ?? null,
    })
    .execute()
}

export const findIncident = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('incident')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export type IncidentRow = NonNullable<Awaited<ReturnType<typeof findIncident>>>

export const lockIncident = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('incident')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const closeIncidentRow = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await tx
    .updateTable('incident')
    .set({ status: 'closed', closed_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const readIncidents = (
  tx: Tx,
  memberId: number,
  { status, before, limit }: { status?: string | undefined; before: number; limit: number },
) =>
  tx
    .selectFrom('incident')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '<', before)
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

const maxEntries = 1000

export const readTimeline = (tx: Tx, memberId: number, incidentId: number) =>
  tx
    .selectFrom('incident_entry as e')
    .leftJoin('proposal as p', join =>
      join.onRef('p.member_id', '=', 'e.member_id').onRef('p.id', '=', 'e.proposal_id'),
    )
    .select([
      'e.n',
      'e.kind',
      'e.actor',
      'e.text',
      'e.proposal_id',
      'e.at',
      'p.status as proposal_status',
      'p.kind as proposal_kind',
    ])
    .where('e.member_id', '=', memberId)
    .where('e.incident_id', '=', incidentId)
    .orderBy('e.n')
    .limit(maxEntries)
    .execute()

export const hasProposal = async (tx: Tx, memberId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('proposal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Instances that started within the time of the incident, of its game or of all games. */
const isAffected = ({
  member_id: memberId,
  game_id: gameId,
  affected_from: from,
  affected_to: to,
}: IncidentRow) => sql`
  i.member_id = ${memberId} AND i.start_at >= ${timestamp(from)} AND i.start_at < ${timestamp(to)}
  AND (${gameId}::integer IS NULL OR i.game_id = ${gameId})`

export const countAffected = async (tx: Tx, incident: IncidentRow) => {
  const { member_id: memberId } = incident
  const { rows: counted } = await sql<{ instances: number; plays: number }>`
    SELECT count(*)::integer AS instances, coalesce(sum(i.sold), 0)::integer AS plays
      FROM game_instance i WHERE ${isAffected(incident)}`.execute(tx)
  const { rows: holders } = await sql<{ players: number }>`
    SELECT count(DISTINCT t.player_id)::integer AS players
      FROM game_instance i JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = i.id
     WHERE ${isAffected(incident)}`.execute(tx)
  const { rows: amounts } = await sql<{
    currency: string
    stakes: string
    prizes: string
    refunds: string
  }>`
    WITH affected AS (SELECT i.id, i.currency FROM game_instance i WHERE ${isAffected(incident)}),
    sold AS (
      SELECT a.currency, sum(t.price + t.fee) AS stakes, sum(t.price + t.fee) FILTER (WHERE o.seq IS NOT NULL) AS refunds
        FROM affected a JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = a.id
        LEFT JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                                  AND o.kind IN ('REFUND', 'VOID')
       GROUP BY 1
    ), paid AS (
      SELECT a.currency, sum(p.from_pool + p.from_jackpot) AS prizes
        FROM affected a JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = a.id GROUP BY 1
    )
    SELECT currency, coalesce(stakes, 0)::text AS stakes, coalesce(prizes, 0)::text AS prizes, coalesce(refunds, 0)::text AS refunds
      FROM sold FULL JOIN paid USING (currency) ORDER BY currency`.execute(tx)
  return { ...counted[0]!, ...holders[0]!, amounts: [...amounts] }
}

export const readAffected = async (tx: Tx, incident: IncidentRow, after: number, limit: number) => {
  const { rows } = await sql<{
    instanceId: number
    gameId: number
    status: string
    startAt: number
    players: number
    plays: number
  }>`
    SELECT i.id AS "instanceId", i.game_id AS "gameId", i.status, i.start_at AS "startAt", i.players, i.sold AS plays
      FROM game_instance i WHERE ${isAffected(incident)} AND i.id > ${after} ORDER BY i.id LIMIT ${limit}`.execute(
    tx,
  )
  return rows.map(row => ({ ...row, startAt: Math.floor(row.startAt) }))
}

export const readAlarms = (
  tx: Tx,
  memberId: number,
  {
    before,
    limit,
    isUnhandled = false,
  }: { before: number; limit: number; isUnhandled?: boolean | undefined },
) =>
  tx
    .selectFrom('alarm as a')
    .leftJoin('incident as i', join =>
      join.onRef('i.member_id', '=', 'a.member_id').onRef('i.alarm_id', '=', 'a.id'),
    )
    .select(['a.id', 'a.kind', 'a.subject', 'a.facts', 'a.raised_at', 'i.id as incident_id'])
    .where('a.member_id', '=', memberId)
    .where('a.id', '<', before)
    .$if(isUnhandled, query => query.where('i.id', 'is', null))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

export const readWindows = (tx: Tx, memberId: number, gameId: number | undefined, limit: number) =>
  tx
    .selectFrom('return_window')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(gameId !== undefined, query => query.where('game_id', '=', gameId!))
    .orderBy(sql`judged_at IS NULL`, 'desc')
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute()
