/** Lines that only the ledger has, and lines that only the provider has. */
export const differences = (booked: readonly string[], paid: readonly string[]): string[] => {
  const [bookedLines, paidLines] = [new Set(booked), new Set(paid)]
  return [
    ...booked.filter(line => !paidLines.has(line)).map(line => `only in the ledger: ${line}`),
    ...paid.filter(line => !bookedLines.has(line)).map(line => `only at the provider: ${line}`),
  ]
}
