import { type InRanges, toPlainAddress } from './address-ranges.ts'

/** The nearest address that is not a trusted proxy. The client can forge every address before it. */
export const findClientAddress = (
  remote: string,
  forwarded: string | string[] | undefined,
  isTrustedProxy: InRanges,
): string => {
  const claimed = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(part => toPlainAddress(part.trim()))
  const hops = [...claimed.filter(part => part !== ''), toPlainAddress(remote)]
  return hops.findLast(address => !isTrustedProxy(address)) ?? toPlainAddress(remote)
}
