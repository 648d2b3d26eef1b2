/** The largest deck that was sealed, sold and published in a test. */
export const maxDeckCards = 1_000_000
