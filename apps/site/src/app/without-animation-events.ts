const ignored = new Set(['animationstart', 'animationiteration', 'animationend', 'animationcancel'])

/**
 * React listens on its root for all events. Without listeners the browser creates no animation events, which no component
 * uses and which took a quarter of the time of a ball.
 */
export const withoutAnimationEvents = (root: HTMLElement): HTMLElement => {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]): void => {
    if (!ignored.has(type)) listen(type, ...rest)
  }
  return root
}
