const pictures = "img-src 'self' data:"

/** The page's policy, which lets pictures come from where the operator counts registrations, and from nowhere else. */
export const withTracking = (policy: string, trackingUrl: string | undefined): string => {
  const url = trackingUrl === undefined ? null : URL.parse(trackingUrl)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? policy.replace(pictures, `${pictures} ${url.origin}`)
    : policy
}
