const pictures = "img-src 'self' data:"

/** Allows the operator's tracking pixel: pictures from its origin, and from no other. */
export const withTracking = (policy: string, trackingUrl: string | undefined): string => {
  const url = trackingUrl === undefined ? null : URL.parse(trackingUrl)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? policy.replace(pictures, `${pictures} ${url.origin}`)
    : policy
}
