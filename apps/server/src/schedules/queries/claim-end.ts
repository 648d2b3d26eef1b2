import { sql } from 'kysely'

const claimSeconds = 5

/** The end of a claim made now. Another worker takes over after it, in case this one has crashed. */
export const claimEnd = sql<number>`clock_timestamp() + make_interval(secs => ${claimSeconds})`
