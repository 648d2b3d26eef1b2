/** Toasts have the role of a dialog too, but they do not block the page. */
const overlays = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])'

/** Whether a dialog, drawer or popover is open. */
export const hasOpenOverlay = (): boolean => document.querySelector(overlays) !== null
