/** `npm run test:browser -- --short`: what fits beside everything else that is run at each change. */
export const isShort = process.env['BROWSER_SHORT'] === '1'
