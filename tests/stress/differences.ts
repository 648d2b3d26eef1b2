/** What only our books have, and what only the provider has. */
export const differences = (booked: readonly string[], paid: readonly string[]): string[] => {
  const [ours, theirs] = [new Set(booked), new Set(paid)]
  return [
    ...booked.filter(line => !theirs.has(line)).map(line => `booked, but not paid so: ${line}`),
    ...paid.filter(line => !ours.has(line)).map(line => `paid, but not booked so: ${line}`),
  ]
}
