/** The time in which staff decide a withdrawal. The rail counts by the same. */
export const lateAfterMs = 2 * 3_600_000
