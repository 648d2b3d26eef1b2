import type { IncomingHttpHeaders } from 'node:http'

/** Whether the page is loaded into a frame. A browser writes the header itself. */
export const isFrame = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-dest'] === 'iframe'

/** A frame below a page of another site has cookies and a cache of its own. */
export const isForeignFrame = (headers: IncomingHttpHeaders): boolean =>
  isFrame(headers) && headers['sec-fetch-site'] === 'cross-site'

/** Lets the console, and no other page, embed the page. Forms cannot be sent there, so that a preview signs no player in. */
export const withConsoleFrame = (policy: string, consoleOrigin: string): string =>
  `${policy.replace("frame-ancestors 'none'", `frame-ancestors ${consoleOrigin}`)};sandbox allow-scripts allow-same-origin`
