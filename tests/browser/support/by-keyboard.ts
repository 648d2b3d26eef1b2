/** True if staff use the console without a pointer: `npm run test:browser -- --keyboard`. */
export const isByKeyboard = process.env['BROWSER_KEYBOARD'] === '1'
