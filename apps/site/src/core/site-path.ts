/** Null unless the address is a path of this site, so that a return address cannot lead elsewhere. */
export const toSitePath = (address: string | null): string | null =>
  address !== null && /^\/(?![/\\])/.test(address) && !/[\\\s]/.test(address) ? address : null
