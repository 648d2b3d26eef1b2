/** Set by `npm run test:browser -- --short`, the reduced run for CI. */
export const isShort = process.env['BROWSER_SHORT'] === '1'
