import type { Tx } from '@fairground/database/transaction'
import type { Finding } from '@fairground/rules/protection/finding'
import { sql } from 'kysely'

/** Where findings belong. */
export interface FoundOn {
  readonly memberId: number
  readonly day: number
  readonly rulesVersion: number
}

interface PlayerFinding extends Finding {
  readonly playerId: number
  readonly name: string
}

const toJson = (findings: readonly PlayerFinding[]): string =>
  JSON.stringify(findings.map(({ playerId, name, level, figures }) => ({ playerId, name, level, figures })))

/** Stores the indicators of a day. A strong one stays strong for that day. */
export const upsertIndicators = async (
  tx: Tx,
  on: FoundOn,
  found: readonly PlayerFinding[],
): Promise<void> => {
  if (found.length === 0) return
  await sql`
    INSERT INTO player_indicator AS i (member_id, player_id, day, indicator, level, figures, rules_version)
    SELECT ${on.memberId}, f."playerId", ${on.day}, f.name, f.level, f.figures, ${on.rulesVersion}
      FROM jsonb_to_recordset(${toJson(found)}::jsonb) AS f ("playerId" int, name text, level text, figures jsonb)
        ON CONFLICT (member_id, player_id, day, indicator) DO UPDATE
       SET level = excluded.level, figures = excluded.figures, rules_version = excluded.rules_version,
           found_at = CASE WHEN i.level = excluded.level THEN i.found_at ELSE excluded.found_at END
     WHERE i.level = 'notice' OR excluded.level = 'strong'`.execute(tx)
}

/** The same for alerts of money laundering. */
export const upsertAlerts = async (tx: Tx, on: FoundOn, found: readonly PlayerFinding[]): Promise<void> => {
  if (found.length === 0) return
  await sql`
    INSERT INTO aml_alert AS a (member_id, player_id, day, rule, level, figures, rules_version)
    SELECT ${on.memberId}, f."playerId", ${on.day}, f.name, f.level, f.figures, ${on.rulesVersion}
      FROM jsonb_to_recordset(${toJson(found)}::jsonb) AS f ("playerId" int, name text, level text, figures jsonb)
        ON CONFLICT (member_id, player_id, day, rule) DO UPDATE
       SET level = excluded.level, figures = excluded.figures, rules_version = excluded.rules_version,
           found_at = CASE WHEN a.level = excluded.level THEN a.found_at ELSE excluded.found_at END
     WHERE a.level = 'notice' OR excluded.level = 'strong'`.execute(tx)
}
