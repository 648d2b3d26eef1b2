/** Where the player site publishes the record of a draw. */
export const toRecordAddress = (siteAddress: string, memberId: number, instanceId: number): string =>
  new URL(`/fair/${memberId}/draws/${instanceId}.jsonl`, siteAddress).href
