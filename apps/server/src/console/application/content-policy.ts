/**
 * The content security policy of the console. A page of the console embeds nothing but the operators' sites, for previews.
 * The host of a site is data, so the policy allows every host with the scheme and the port of the sites.
 */
export const createContentPolicy = (siteAddress: string) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: [toSiteSource(siteAddress)],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  // The application has one policy, which allows scripts of its own origin only.
  trustedTypes: ['default'],
  requireTrustedTypesFor: ["'script'"],
  upgradeInsecureRequests: null,
})

/** The source for previews. An address without a place for the host is that of one host. */
const toSiteSource = (siteAddress: string): string => {
  const origin = /^https?:\/\/[^/?#;,\s]+/.exec(siteAddress)?.[0] ?? "'none'"
  return origin.replace(/[^/]*\{host\}/, '*')
}
