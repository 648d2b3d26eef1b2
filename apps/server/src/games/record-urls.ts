/** The address of the public record of a draw. */
export const drawRecordUrl = (memberId: number, instanceId: number): string =>
  `/fair/${memberId}/draws/${instanceId}.jsonl`

/** The address of the public record of a deck, which exists after the deck has ended. */
export const deckRecordUrl = (memberId: number, instanceId: number): string =>
  `/fair/${memberId}/decks/${instanceId}.json`
