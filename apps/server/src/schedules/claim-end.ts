import { sql } from 'kysely'

const claimSeconds = 5

/** When a claim made now runs out, so that another worker may take over what a dead one had in hand. */
export const claimEnd = sql<number>`clock_timestamp() + make_interval(secs => ${claimSeconds})`
